/** Top-level domains that bare host names are recognised by: all of countries, the common ones of other kinds (IANA root zone). */

const generic =
  'com org net edu gov mil int info biz name mobi pro aero coop museum jobs travel tel asia cat post xxx app dev io ai page cloud online site website shop store blog news tech space live club xyz top vip win fun icu agency art audio bank bar beer berlin best bet bike bio buzz cafe camp capital care cash center chat church city click codes coffee company cool credit cymru deals design digital directory dog earth eco email energy events expert express family fashion film finance fit football foundation fund gallery games gay global gmbh gold golf graphics green group guide guru health help homes host hotel house immo ink institute international kim kitchen koeln land law legal life link llc loan london love ltd market marketing mba media men menu moscow movie nagoya network ninja nyc one ooo paris partners parts party pet photo photos pics pizza plus press productions properties pub quebec racing realty red rent report rest review reviews rocks run sale school science scot security services show singles ski social software solar solutions studio style sucks support surf swiss systems tax team technology tickets tips tirol today tokyo tools tours town toys trade training university ventures video vision vote vegas wales watch wedding wien wiki work works world wtf yoga zone google youtube amazon onion local'

const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw'

const international =
  '中国 中國 公司 网络 香港 台湾 рф рус бел укр срб бг мкд қаз ελ ею भारत ভারত பாரதம் భారత్ بھارت مصر السعودية امارات ایران الاردن عمان قطر 한국 日本 みんな コム ไทย ישראל'

export const topLevelDomains: ReadonlySet<string> = new Set(`${generic} ${countries} ${international}`.split(' '))

/** Domains that are also words, abbreviations or endings of file names: not enough behind a single plain word. */
export const doubtfulDomains: ReadonlySet<string> = new Set(
  'is it in to no at so my me be as am by do la pm md sh py rs ps st ms mr id ad re al et ai an ne ce le un il li si va ma mi ti su tu im pa pe one run top best live work show love life fun watch plus pro post name local men app page today cash care link report review school science click cat ml hm ci ga vi cd ac sc mt mm cm km tn lb nr'.split(
    ' '
  )
)
