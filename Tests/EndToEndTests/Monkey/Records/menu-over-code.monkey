key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+z
key	--delay	4	--repeat	10	--repeat-delay	4	Delete
key	--delay	4	--repeat	9	--repeat-delay	4	Escape
type	--delay	4	--	**bold** 
mousemove	922	206	click	--delay	30	--repeat	3	1
type	--delay	4	--	helo wrld 
mousemove	939	32	click	--delay	8	--repeat	3	4
mousemove	546	350	click	--delay	30	--repeat	1	1
type	--delay	4	--	(
mousemove	325	558	click	--delay	30	--repeat	2	1
type	--delay	4	--	a
key	--delay	4	--repeat	4	--repeat-delay	4	ctrl+question
type	--delay	4	--	1. 
mousemove	267	155	click	--delay	30	--repeat	1	1
mousemove	632	308	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	3	--repeat-delay	4	ctrl+Delete
mousemove	524	650	click	--delay	30	--repeat	1	1
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
type	--delay	4	--	12/34
key	--delay	4	--repeat	1	--repeat-delay	4	Return
type	--delay	4	--	1. 
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+c
mousemove	122	169	click	--delay	30	--repeat	1	1
mousemove	894	24	click	1	sleep	0.1	key	alt+f	Escape
key	--delay	4	--repeat	4	--repeat-delay	4	Return
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+bracketright
mousemove	113	575	mousedown	1	mousemove	379	287	sleep	0.02	mousemove	749	139	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	486	461	mousedown	1	mousemove	648	148	sleep	0.02	mousemove	709	246	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	x
mousemove	445	80	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+a
mousemove	319	303	click	--delay	30	--repeat	3	1
mousemove	853	409	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+r
mousemove	461	186	mousedown	1	mousemove	881	440	sleep	0.02	mousemove	922	290	sleep	0.05	mouseup	1	windowmove	%w	0	0
key	--delay	4	--repeat	4	--repeat-delay	4	ctrl+shift+z
mousemove	371	532	mousedown	1	mousemove	454	286	sleep	0.02	mousemove	562	235	sleep	0.05	mouseup	1	windowmove	%w	0	0
key	--delay	4	--repeat	1	--repeat-delay	4	BackSpace
key	--delay	4	--repeat	5	--repeat-delay	4	Insert
mousemove	848	407	click	--delay	30	--repeat	1	3
mousemove	273	337	click	--delay	8	--repeat	4	4
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Tab
type	--delay	4	--	12/34
type	--delay	4	--	**bold** 
mousemove	269	544	click	--delay	30	--repeat	1	3
type	--delay	4	--	ada@example.org
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+z
mousemove	32	513	click	--delay	30	--repeat	1	1
mousemove	282	98	click	--delay	8	--repeat	8	5
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+i
windowsize	%w	444	378
windowfocus	%w	key	--delay	4	Escape	Escape	Escape	ctrl+shift+e
key	--delay	4	--repeat	9	--repeat-delay	4	Page_Down
mousemove	54	201	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+End
mousemove	279	100	click	--delay	30	--repeat	3	1
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
type	--delay	4	--	@ad
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Up
mousemove	240	320	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	10	--repeat-delay	4	End
type	--delay	4	--	https://example.org 
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+k
mousemove	195	105	click	--delay	30	--repeat	1	3
key	--delay	4	--repeat	12	--repeat-delay	4	ctrl+shift+r
key	--delay	4	--repeat	1	--repeat-delay	4	F9
type	--delay	4	--	- 
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+bracketright
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Tab
type	--delay	4	--	x
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Tab
mousemove	299	107	mousedown	1	mousemove	96	103	sleep	0.02	mousemove	175	35	sleep	0.05	mouseup	1	windowmove	%w	0	0
key	--delay	4	--repeat	1	--repeat-delay	4	End
type	--delay	4	--	helo wrld 
type	--delay	4	--	- 
type	--delay	4	--	ada@example.org
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+Delete
mousemove	351	373	click	--delay	30	--repeat	1	3
key	--delay	4	--repeat	1	--repeat-delay	4	Up
