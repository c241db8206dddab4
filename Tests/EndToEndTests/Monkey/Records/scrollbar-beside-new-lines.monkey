key	--delay	4	--repeat	1	--repeat-delay	4	shift+Left
mousemove	590	118	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	F9
mousemove	994	270	click	--delay	30	--repeat	1	3
type	--delay	4	--	helo wrld 
mousemove	709	335	mousedown	1	mousemove	320	403	sleep	0.02	mousemove	613	275	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	558	138	mousedown	1	mousemove	866	580	sleep	0.02	mousemove	647	238	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	52	690	click	--delay	30	--repeat	1	2
key	--delay	4	--repeat	1	--repeat-delay	4	Left
mousemove	258	275	click	--delay	30	--repeat	1	1
mousemove	545	272	click	--delay	8	--repeat	4	4
type	--delay	4	--	# 
windowsize	%w	677	386
mousemove	473	128	mousedown	1	mousemove	485	61	sleep	0.02	mousemove	278	174	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	445	178	mousedown	1	mousemove	203	67	sleep	0.02	mousemove	94	107	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	x
mousemove	103	39	click	--delay	30	--repeat	1	1
type	--delay	4	--	1. 
mousemove	545	24	click	1	sleep	0.1	key	alt+d	Escape
type	--delay	4	--	@ad
type	--delay	4	--	word 
type	--delay	4	--	WWWWWWWWWWWWWWWW
mousemove	443	121	mousedown	1	mousemove	471	173	sleep	0.02	mousemove	350	94	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	1. 
mousemove	494	204	click	--delay	30	--repeat	1	1
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
key	--delay	4	--repeat	1	--repeat-delay	4	Return
mousemove	9	205	mousedown	1	mousemove	359	159	sleep	0.02	mousemove	498	356	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	486	24	click	1	sleep	0.1	key	alt+r	Escape
key	--delay	4	--repeat	1	--repeat-delay	4	Right
mousemove	183	97	click	--delay	30	--repeat	1	1
mousemove	43	195	click	--delay	30	--repeat	1	1
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+u
mousemove	240	69	click	--delay	8	--repeat	2	4
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
mousemove	358	42	click	--delay	30	--repeat	2	3
mousemove	517	24	click	1	sleep	0.1	key	alt+l	Escape
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+r
key	--delay	4	--repeat	1	--repeat-delay	4	Up
mousemove	22	26	click	--delay	30	--repeat	1	1
windowfocus	%w	key	--delay	4	Escape	Escape	Escape	ctrl+shift+e
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Return
type	--delay	4	--	@ad
key	--delay	4	--repeat	1	--repeat-delay	4	shift+Up
key	--delay	4	--repeat	11	--repeat-delay	4	ctrl+shift+e
key	--delay	4	--repeat	1	--repeat-delay	4	Right
key	--delay	4	--repeat	1	--repeat-delay	4	Left
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+shift+z
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
mousemove	18	206	click	--delay	30	--repeat	1	1
type	--delay	4	--	x
mousemove	444	54	click	--delay	30	--repeat	1	1
windowsize	%w	715	327
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
key	--delay	4	--repeat	1	--repeat-delay	4	Page_Down
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Return
type	--delay	4	--	ada@example.org
type	--delay	4	--	a
mousemove	488	18	click	--delay	30	--repeat	1	3
type	--delay	4	--	WWWWWWWWWWWWWWWW
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+z
key	--delay	4	--repeat	1	--repeat-delay	4	Right
mousemove	437	70	click	--delay	30	--repeat	1	1
mousemove	640	46	mousedown	1	mousemove	397	280	sleep	0.02	mousemove	216	138	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	356	82	mousedown	1	mousemove	476	89	sleep	0.02	mousemove	530	157	sleep	0.05	mouseup	1	windowmove	%w	0	0
type	--delay	4	--	WWWWWWWWWWWWWWWW
type	--delay	4	--	helo wrld 
key	--delay	4	--repeat	1	--repeat-delay	4	ctrl+BackSpace
type	--delay	4	--	WWWWWWWWWWWWWWWW
key	--delay	4	--repeat	8	--repeat-delay	4	Escape
mousemove	202	137	click	--delay	30	--repeat	2	2
windowsize	%w	491	466
type	--delay	4	--	1. 
mousemove	72	443	click	--delay	30	--repeat	2	1
mousemove	217	77	click	--delay	30	--repeat	1	1
type	--delay	4	--	a
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Return
windowfocus	%w	key	--delay	4	Escape	Escape	Escape	ctrl+shift+e
mousemove	275	321	mousedown	1	mousemove	418	404	sleep	0.02	mousemove	299	156	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	204	69	click	--delay	8	--repeat	6	4
key	--delay	4	--repeat	10	--repeat-delay	4	Return
key	--delay	4	--repeat	1	--repeat-delay	4	shift+ctrl+Left
mousemove	238	87	click	--delay	8	--repeat	6	4
mousemove	446	178	click	--delay	30	--repeat	3	1
key	--delay	4	--repeat	1	--repeat-delay	4	End
mousemove	196	209	click	--delay	8	--repeat	5	4
key	--delay	4	--repeat	1	--repeat-delay	4	F9
mousemove	471	196	click	--delay	30	--repeat	1	1
key	--delay	4	Escape	ctrl+f	ctrl+a	BackSpace	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Down	Return
type	--delay	4	--	12/34
mousemove	481	281	mousedown	1	mousemove	329	82	sleep	0.02	mousemove	165	426	sleep	0.05	mouseup	1	windowmove	%w	0	0
mousemove	230	176	click	--delay	30	--repeat	1	1
mousemove	268	153	click	--delay	30	--repeat	3	3
type	--delay	4	--	ada@example.org
