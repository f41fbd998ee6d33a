/** How single countries write what is within a building, numbers of houses and regions, besides what the dictionaries and templates tell. */
import type { AddressField } from '../../../src/addresses/types.js'

/** Pieces that stand one behind another; `#` is a number up to 40, `@` a letter, `%` a number of three or four digits. */
export type Custom = readonly (readonly [text: string, field: AddressField])[]

const one = (field: AddressField, ...texts: string[]): Custom[] => texts.map((text) => [[text, field]])

const SPANISH = [
  ...one(
    'level',
    '#º @',
    '#º@',
    '#ª @',
    '#º Izda.',
    '#º izq.',
    '#º dcha.',
    '#º Dcha',
    '# º @',
    'planta #',
    'Planta #ª',
    'piso #',
    'Piso #º',
    'Bajo',
    'bajo @',
    'Ático',
    '#º-@'
  ),
  ...one('unit', 'puerta #', 'pta. #', 'Local #', 'oficina %', 'apto. #', 'nave #'),
  ...one('staircase', 'Esc. #', 'esc. @', 'escalera @'),
  ...one('entrance', 'Portal #', 'portal #')
]
const GERMAN = [
  ...one('level', '#. OG', '#. OG links', '#. OG rechts', 'EG', 'EG links', 'EG rechts', 'DG', '#. Stock', '#. Etage', 'Erdgeschoss', '#. Obergeschoss'),
  ...one('unit', 'Whg. #', 'Wohnung #', 'Haus @', 'Hinterhaus', 'Zimmer %', 'App. #', 'Wohnung Nr. #'),
  ...one('staircase', 'Aufgang @', 'Stiege #'),
  ...one('entrance', 'Eingang @')
]
const FRENCH = [
  ...one('unit', 'Bât. @', 'Bâtiment @', 'bat @', 'Bât #', 'Appt #', 'appt. #', 'Appartement #', 'porte #', 'Lot #', 'bte #', 'boîte #', 'bus #'),
  ...one('level', '#e étage', '#ème étage', '#er étage', 'étage #', 'RDC', 'Rez-de-chaussée'),
  ...one('staircase', 'Esc. @', 'escalier @'),
  ...one('entrance', 'Entrée @', 'entrée #')
]
const PORTUGUESE = one('level', '#º Dto', '#º Dto.', '#º Esq.', '#º esq', '#º @', 'R/C Esq', 'R/C', '#º Frente', '#º andar', '#º')
const BRAZILIAN = [
  ...one('unit', 'apto #', 'apto %', 'ap. %', 'Apartamento %', 'sala #', 'Sala %', 'conj. %', 'cj %', 'loja #', 'bloco @', 'Bloco #', 'casa #'),
  ...one('level', '#º andar', 'andar #')
]
const MEXICAN = [...one('unit', 'Int. #', 'int #', 'Interior #', 'Depto. #', 'depto #', 'Local #', 'Despacho %'), ...one('level', 'Piso #', '#o piso', 'PB')]

/** By country. */
export const DWELLINGS: Readonly<Record<string, readonly Custom[]>> = {
  es: SPANISH,
  de: GERMAN,
  at: [...GERMAN, ...one('unit', 'Top #', 'Tür #', 'Top #@')],
  ch: [...GERMAN, ...FRENCH],
  fr: FRENCH,
  be: [...FRENCH, ...one('unit', 'bus #', 'b #')],
  pt: PORTUGUESE,
  br: BRAZILIAN,
  mx: MEXICAN,
  ar: MEXICAN,
  cl: MEXICAN,
  co: MEXICAN,
  it: [
    ...one('unit', 'int. #', 'Int. #', 'interno #', 'palazzina @'),
    ...one('level', 'piano #', '#° piano', 'P. #', 'piano terra'),
    ...one('staircase', 'scala @', 'Scala @', 'sc. @')
  ],
  nl: [...one('unit', 'unit #', 'kamer #', 'appartement #'), ...one('level', '# hoog', '#e verdieping', '#-hoog')],
  dk: [
    ...one('level', '#. tv', '#. th', '#. th.', '#. mf', '# tv', '#.tv.', '#. sal', 'st.', 'st. tv', 'st. th', '#. sal tv', 'kl.'),
    ...one('unit', 'lejl. #', 'dør #')
  ],
  no: [...one('unit', 'H0#01', 'U0101', 'leil. #', 'leilighet #'), ...one('level', '#. etg', '#. etg.', '#. etasje')],
  se: [
    ...one('level', '# tr', '# tr.', '# trappor', '1 trappa', '#tr', 'vån #', 'våning #', '# tr ög', '# tr nb'),
    ...one('unit', 'lgh %', 'Lgh 1#01', 'lägenhet #', 'lgh #')
  ],
  fi: [
    [
      ['@', 'staircase'],
      ['#', 'unit']
    ],
    [
      ['@', 'staircase'],
      ['#', 'unit']
    ],
    ...one('staircase', '@'),
    ...one('unit', 'as. #', 'as #', 'asunto #', 'huoneisto #')
  ],
  pl: [
    ...one('unit', 'm. #', 'm #', 'lok. #', 'lok #', 'mieszkanie #', 'lokal #', 'm.#'),
    ...one('level', '# piętro', 'piętro #', 'p. #'),
    ...one('staircase', 'klatka @')
  ],
  cz: one('unit', 'byt #', 'byt č. #'),
  hu: [...one('level', '#. emelet', '#. em.', 'fszt. #', 'földszint'), ...one('unit', '#. ajtó', 'ajtó #')],
  ru: [
    ...one('unit', 'кв. #', 'кв #', 'кв.#', 'квартира #', 'оф. %', 'офис %', 'комната #', 'корп. #', 'корпус #', 'стр. #', 'строение #'),
    ...one('level', 'этаж #', '# этаж'),
    ...one('entrance', 'подъезд #')
  ],
  hk: [
    [
      ['Flat @', 'unit'],
      ['#/F', 'level']
    ],
    [
      ['Room %', 'unit'],
      ['#/F', 'level']
    ],
    ...one('level', '#/F', '#/F.', '#th Floor'),
    ...one('unit', 'Flat @', 'Shop #', 'Unit %', 'Rm %', 'Block #')
  ],
  sg: one('unit', '#0#-#', '##-%', '#0#-%', '#01-#', '##-#'),
  in: [
    ...one('unit', 'Flat No. %', 'Flat No %', 'Flat %', 'Flat No. @#', 'Shop No. #', 'Shop No #', 'Plot No. #', 'Office No. %', 'Room No. #'),
    ...one('level', '#nd Floor', 'Ground Floor', '#rd Floor', '#th Floor', 'First Floor', '2nd Floor', 'IInd Floor')
  ]
}

/** What stands in front of a number of a house. */
export const NUMBER_SIGNS: Readonly<Record<string, readonly string[]>> = {
  es: ['nº', 'n.º', 'núm.', 'Nº', 'no.'],
  mx: ['No.', 'núm.', '#', 'Nº'],
  ar: ['Nº'],
  co: ['#', 'No.'],
  it: ['n.', 'N.', 'n°', 'nr.'],
  fr: ['n°', 'N°'],
  pt: ['nº', 'Nº', 'n.º', 'N.º'],
  br: ['nº', 'Nº', 'n.', 'n.º'],
  de: ['Nr.', 'Hausnr.', 'Nr'],
  at: ['Nr.'],
  ch: ['Nr.'],
  pl: ['nr'],
  ru: ['д.', 'дом', 'д'],
  gb: ['No.', 'No'],
  in: ['No.', 'No', 'H.No.', 'House No.', 'Door No.', 'Plot No.', '#', 'D.No.'],
  sg: ['Blk', 'Block', 'BLK', 'Blk.'],
  hk: ['No.', 'Nos.']
}

/** Countries where a comma stands between road and number, and how many times in a hundred. */
export const COMMA_BEFORE_NUMBER: Readonly<Record<string, number>> = { it: 40, es: 40, pt: 40, br: 75, ru: 75, mx: 10, ar: 10, fr: 5, gr: 5, tr: 5 }
/** Countries where it stands between number and road. */
export const COMMA_AFTER_NUMBER: Readonly<Record<string, number>> = { fr: 22, be: 10, gb: 6, in: 45, ie: 6, sg: 3, hk: 4, lk: 20 }

/** What is added to a number of a house; of a single country. */
export const NUMBER_ENDINGS: Readonly<Record<string, readonly string[]>> = {
  fr: [' bis', ' ter', ' B', 'bis'],
  nl: ['-II', '-III', '-I', ' hs', '-hs', ' bis', '-2', '-3', ' A', '-H', '-1'],
  pl: ['/5', '/12', '/3A', '/40', '/2'],
  be: [' A', '/2'],
  cz: ['/12', '/3'],
  sk: ['/12'],
  ru: ['к2', '/3', ' к. 2', 'А'],
  at: ['/2/5', '/1/12', '/3', '/12']
}

/** Codes of provinces that stand behind a city, and the field that they are. */
export const PROVINCES: Readonly<Record<string, { readonly field: AddressField; readonly codes: readonly string[] }>> = {
  it: {
    field: 'stateDistrict',
    codes:
      'RM MI TO NA PA BO FI GE VE VR BA CT PD TS BS PR MO RE PG LI RA CA FG RN SA FE SS LT BG FC TN BZ VI TV VA MB CO PI AN LE ME UD AR SI LU TR NO PC CN PV CR'.split(
        ' '
      )
  },
  br: { field: 'state', codes: 'SP RJ MG RS PR SC BA PE CE GO DF ES AM PA MT MS PB RN AL PI'.split(' ') }
}

export const GIVEN =
  'John Jane Maria Robert Anna Peter Susan David Thomas Lisa Ahmed Priya Wei Carlos Sophie Hans Julia Marco Elena Olga Pierre Kate Emma Ian Paul'.split(' ')
export const SURNAMES =
  'Smith Brown Jones Taylor Miller Davis Garcia Martinez Müller Schmidt Rossi Dubois Novak Kumar Singh Chen Lee Kim Patel Murphy Kelly Evans Walker Silva Khan'.split(
    ' '
  )
export const TITLES = ['Mr', 'Mrs', 'Ms', 'Dr', 'Mr.', 'Mrs.', 'Ms.', 'Dr.', 'Prof.', 'Miss', 'Herr', 'Frau', 'M.', 'Mme', 'Sr.', 'Sra.', 'Sig.']
/** What stands behind an address and is no part of it. */
export const TRAILERS = [
  'Tel: 555-0100',
  'Tel. +44 20 7946 0958',
  'Phone: (312) 555-0147',
  'T: 020 7946 0000',
  'Fax 555-0199',
  'info@example.com',
  'www.example.com',
  'Tel. 030 123456',
  'Telefon 0228 996370',
  'Tél. 01 23 45 67 89',
  '0116 496 0123',
  '(901) 555-0142',
  '+1 312 555 0147'
]
/** Districts that addresses of these countries tell, and registers mostly do not. */
export const SUBURBS: Readonly<Record<string, readonly string[]>> = {
  br: [
    'Centro',
    'Bela Vista',
    'Pinheiros',
    'Copacabana',
    'Ipanema',
    'Jardim Paulista',
    'Vila Mariana',
    'Moema',
    'Boa Viagem',
    'Savassi',
    'Barra da Tijuca',
    'Santa Cecília',
    'Jardim América',
    'Vila Nova',
    'São José',
    'Itaim Bibi'
  ],
  mx: [
    'Centro',
    'Roma Norte',
    'Condesa',
    'Polanco',
    'Del Valle',
    'Crédito Constructor',
    'Juárez',
    'Narvarte',
    'Santa Fe',
    'Las Águilas',
    'Jardines del Bosque',
    'Lomas de Chapultepec'
  ],
  in: [
    'Indiranagar',
    'Andheri East',
    'Andheri West',
    'Koramangala',
    'Sector 62',
    'Sector 15',
    'Bandra',
    'Salt Lake',
    'Jayanagar',
    'Connaught Place',
    'T. Nagar',
    'Banjara Hills',
    'Whitefield',
    'Powai',
    'Lajpat Nagar',
    'Karol Bagh',
    'Vasant Kunj',
    'Park Street Area'
  ]
}
/** Streets that cross others. */
export const CROSSINGS = [
  'Main St',
  'Oak Ave',
  '5th Ave',
  'Broadway',
  'Park Road',
  'Vine',
  'Elm Street',
  'W 42nd St',
  'Hollywood Blvd',
  'High Street',
  'Church St',
  '1st St'
]
