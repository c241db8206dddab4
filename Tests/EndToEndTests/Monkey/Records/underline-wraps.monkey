# A link that is found in a text wraps its line: the height follows in the same frame.
mousemove	508	313	click	--delay	30	--repeat	1	1
mousemove	498	133	click	--delay	30	--repeat	1	1
windowsize	%w	970	973
mousemove	590	276	click	--delay	30	--repeat	3	3
mousemove	467	131	click	--delay	30	--repeat	1	1
mousemove	307	372	click	--delay	30	--repeat	1	1
mousemove	609	250	click	--delay	8	--repeat	5	5
mousemove	592	404	click	--delay	30	--repeat	2	1
mousemove	512	445	mousedown	1	mousemove	498	322	sleep	0.02	mousemove	399	551	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	755	30	click	--delay	30	--repeat	1	2
key	--delay	4	--repeat	1	--repeat-delay	4	Return
mousemove	192	402	click	--delay	30	--repeat	2	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+period
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+e
type	--delay	4	--	# 
mousemove	358	357	click	--delay	30	--repeat	1	1
mousemove	326	391	click	--delay	30	--repeat	1	3
mousemove	402	204	click	--delay	30	--repeat	1	1
windowsize	%w	700	440
mousemove	335	320	click	--delay	30	--repeat	3	1
type	--delay	4	--	12/34
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+z
type	--delay	4	--	12/34
mousemove	398	190	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	shift+F9
mousemove	455	88	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	Tab
mousemove	516	381	mousedown	1	mousemove	643	373	sleep	0.02	mousemove	383	347	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	228	369	click	--delay	30	--repeat	1	1
type	--delay	4	--	# 
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Left
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+z
mousemove	444	216	mousedown	1	mousemove	102	47	sleep	0.02	mousemove	348	62	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	564	178	click	--delay	30	--repeat	1	1
type	--delay	4	--	12/34
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+b
type	--delay	4	--	x
mousemove	201	115	click	--delay	30	--repeat	1	1
type	--delay	4	--	12/34
mousemove	425	86	click	--delay	30	--repeat	1	3
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+Home
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
mousemove	239	212	click	--delay	30	--repeat	1	3
mousemove	381	85	click	--delay	30	--repeat	1	1
mousemove	457	174	click	--delay	30	--repeat	1	1
mousemove	395	189	click	--delay	30	--repeat	2	3
type	--delay	4	--	1. 
type	--delay	4	--	12/34
windowfocus	%w	key	--delay	4	Escape	Escape	Escape	ctrl+shift+e
type	--delay	4	--	@ad
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+Home
type	--delay	4	--	https://example.org 
type	--delay	4	--	a
key	--delay	4	--repeat	10	--repeat-delay	4	Page_Up
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
mousemove	644	243	click	--delay	30	--repeat	1	3
mousemove	44	88	mousedown	1	mousemove	503	113	sleep	0.02	mousemove	304	130	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	@ad
mousemove	486	384	click	--delay	30	--repeat	3	1
mousemove	468	326	mousedown	1	mousemove	304	115	sleep	0.02	mousemove	102	90	sleep	0.05	mouseup	1	windowmove	%w	0	0
windowsize	%w	500	615
type	--delay	4	--	1234567890
mousemove	173	143	click	--delay	30	--repeat	2	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+b
type	--delay	4	--	12/34
mousemove	212	538	mousedown	1	mousemove	166	252	sleep	0.02	mousemove	249	70	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	271	267	mousedown	1	mousemove	117	175	sleep	0.02	mousemove	188	195	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	word 
key	--delay	4	--repeat	9	--repeat-delay	4	ctrl+BackSpace
mousemove	179	573	click	--delay	30	--repeat	1	1
mousemove	309	304	click	--delay	30	--repeat	2	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+u	e	9	space
key	--delay	4	--repeat	1	--repeat-delay	4	Return
mousemove	51	118	mousedown	1	mousemove	475	1	sleep	0.02	mousemove	269	271	sleep	0.05	mouseup	1	windowmove	%w	0	0
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+c
mousemove	386	377	click	--delay	30	--repeat	1	1
type	--delay	4	--	1. 
mousemove	132	98	click	--delay	30	--repeat	3	1
type	--delay	4	--	1234567890
type	--delay	4	--	@ad
