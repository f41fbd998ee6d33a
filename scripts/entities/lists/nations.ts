/** Inflected and derived forms of country adjectives and names of peoples: "französisch" to "französische", "français" to "françaises". */

/** Of each language: `ending>replacement replacement...` for the first ending that fits a base form; the base form stays. */
const inflections: Readonly<Record<string, readonly string[]>> = {
  eng: ['ish>', 'ese>', 'ch>', 'sh>', 's>', 'man>men', '>s'],
  deu: ['isch>ische ischer ischen ischem isches', 'er>ers ern erin erinnen', 'utsch>utsche utscher utschen utschem utsches', '>'],
  fra: [
    'ien>iens ienne iennes',
    'éen>éens éenne éennes',
    'ain>ains aine aines',
    'ais>aise aises',
    'ois>oise oises',
    'an>ans ane anes',
    'in>ins ine ines',
    'ol>ols ole oles',
    'nd>nds nde ndes',
    'que>ques',
    'e>es',
    'c>cs que ques',
    '>s e es'
  ],
  spa: ['o>a os as', 'és>esa eses esas', 'án>ana anes anas', 'ín>ina ines inas', 'ón>ona ones onas', 'ol>ola oles olas', 'í>íes', 'a>as', 'e>es', '>es'],
  ita: ['co>ca ci chi che', 'go>ga ghi ghe', 'o>a i e', 'a>i e', 'e>i', '>'],
  por: ['o>a os as', 'ês>esa eses esas', 'ão>ã ães ãs ãos', 'ol>ola óis olas', 'eu>eia eus eias', 'a>as', 'e>es', '>s'],
  cat: ['à>ana ans anes', 'í>ina ins ines', 'ès>esa esos eses', 'eu>ea eus ees', 'c>ca cs ques', 'ol>ola ols oles', '>a s es os'],
  ron: [
    'ez>eză ezi eze ezul ezii',
    'ean>eană eni ene eanul enii',
    'an>ană ani ane anul anii anilor',
    'esc>ească ești',
    'ol>olă oli ole olii',
    'c>că ci ce cul cii',
    '>ă i e ul ii ilor'
  ],
  nld: ['ees>ese', 's>se', '>e s'],
  swe: ['sk>skt ska skas', 'are>aren arna', '>s'],
  dan: ['sk>ske skes', 'ere>erne', '>s'],
  nob: ['sk>ske', 'ere>erne', '>s'],
  nno: ['sk>ske', 'ar>arane', '>s'],
  rus: [
    'ский>ского скому ским ском ская ской скую ское ские ских скими',
    'цкий>цкого цкому цким цком цкая цкой цкую цкое цкие цких цкими',
    'ец>ца цу цем цы цев цам цами',
    '>а у ом ы ов ам ами'
  ],
  ukr: ['ький>ького ькому ьким ька ької ькій ьку ькою ьке ькі ьких ькими', 'ець>ця цю цем ці ців цям', '>а у ом и ів ам ами'],
  bul: ['ски>ска ско ския ският ската ското ските', 'шки>шка шко шкия шкият шката шкото шките', 'нки>нка нко', '>ите'],
  srp: [
    'čki>čkog čkom čkim čka čke čku čko čkoj čkoga',
    'ski>skog skom skim ska ske sku sko skoj skih skoga',
    'ški>škog škom škim ška ške šku ško škoj ških',
    'ki>kog kom kim ka ke ku ko koj kih',
    'ац>ца',
    'ци>ца цима',
    'ci>ca cima'
  ],
  hrv: [
    'čki>čkog čkom čkim čka čke čku čko čkoj čkoga',
    'ski>skog skom skim ska ske sku sko skoj skih skoga',
    'ški>škog škom škim ška ške šku ško škoj ških',
    'ki>kog kom kim ka ke ku ko koj kih',
    'ci>ca cima'
  ],
  slv: [
    'ški>škega škemu škem škim ška ške ško ških škimi',
    'ski>skega skemu skem skim ska ske sko skih skimi',
    'ki>kega kem kim ka ke ko kih',
    'ci>cev cem',
    'i>ov om'
  ],
  ces: ['ký>kého kému kém kým ká ké kou kých kými', 'ý>ého ému ém ým á é ou ých ými', 'é>ů ům', 'i>ů ům', 'ové>ů ům'],
  slk: [
    'ký>kého kému kom kým ká ké kú kej kou kých kými',
    'sky>ského skému skom skym ska ské skú skej skou ských skymi',
    'y>eho emu om ym a e u ej ou ych',
    'i>ov om'
  ],
  pol: ['ki>kiego kiemu kim ka kiej ką kie kich kimi', 'cy>ców com', 'y>ów om', 'e>ów om', '>a ów'],
  ell: ['κός>κού κό κή κής κοί κών κούς κές κά', 'ός>ού ό οί ών ούς ή ής ές ά'],
  hun: [],
  tur: ['>lar ler'],
  ara: ['ي>ية يا يين يون يان يات'],
  heb: ['י>ית ים יות'],
  fas: ['>‌ها'],
  fin: ['nen>sta sen set siin sia sten sille ssa', '>n']
}

/** Languages whose peoples are named by the country's name and a word for "person". */
const peoples: Readonly<Record<string, (country: string) => readonly string[]>> = {
  zho: (country) => [`${country}人`],
  jpn: (country) => [`${country}人`],
  kor: (country) => [`${country}인`, `${country}인들`],
  vie: (country) => [`người ${country}`],
  tha: (country) => [`ชาว${country}`, `ชาว${country.replace(/^ประเทศ/u, '')}`],
  ind: (country) => [`warga ${country}`, `orang ${country}`],
  msa: (country) => [`warga ${country}`, `orang ${country}`]
}

/** A base form and its other forms. */
export function nationForms(base: string, language: string): string[] {
  const forms = new Set([base])
  for (const rule of inflections[language] ?? []) {
    const [ending = '', replacements = ''] = rule.split('>')
    if (!base.endsWith(ending) || base.length <= ending.length + 1) continue
    const stem = base.slice(0, base.length - ending.length)
    for (const replacement of replacements.split(' ')) if (replacement !== '') forms.add(stem + replacement)
    break
  }
  return [...forms]
}

/** Names of a country's people made from the country's name, in the languages that do so. */
export function peopleNames(country: string, language: string): readonly string[] {
  return peoples[language]?.(country) ?? []
}
