/** Which corpora there are: their terms, what kind of text they hold and which types they annotate (README of the data folder, `tags.tsv`). */

/**
 * `main`: ordinary text; `social`: posts; `ocr`: old newspapers read by machine; `government`: official and legal papers; `derived`: annotated automatically;
 * `lower`: lower-cased text; `everyday`: texts written for this project (`written.ts`).
 */
export type CorpusKind = 'main' | 'social' | 'ocr' | 'government' | 'derived' | 'lower' | 'everyday'

export interface CorpusRow {
  /** `main` when left out. */
  readonly kind?: CorpusKind
  /** Licence as the source states it, for the manifest. */
  readonly terms: string
  /** Types annotated beside PERSON, LOCATION and ORGANIZATION. */
  readonly more?: readonly string[]
  /** Of PERSON, LOCATION and ORGANIZATION those that are not annotated, or not as elsewhere. */
  readonly without?: readonly string[]
}

const slavic: CorpusRow = { terms: 'no licence stated', more: ['PRODUCT', 'EVENT'] }
const europeana: CorpusRow = { kind: 'ocr', terms: 'CC0 1.0' }
const universal: CorpusRow = { terms: 'CC BY-SA 4.0' }
const indian: CorpusRow = { terms: 'CC BY 4.0', more: ['TEMPORAL:DATE', 'IDENTIFIER:NUMBER', 'PRODUCT'] }
const norwegian: CorpusRow = { terms: 'CC0 1.0 (annotation)', more: ['PRODUCT', 'EVENT', 'MISC'] }
const named = ['EVENT', 'WORK_OF_ART', 'LANGUAGE', 'MISC']
const ontonotes = ['NORP', 'EVENT', 'WORK_OF_ART', 'LANGUAGE', 'ORDINAL', 'QUANTITY', 'TEMPORAL:DATE', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER']

/** By name, `<language>.<corpus>` as the files are called. */
export const corpusTable: Readonly<Record<string, CorpusRow>> = {
  'ara.aqmar': { terms: 'CC BY-SA 3.0', more: ['MISC'] },
  'ara.newsfane': { terms: 'CC BY-SA 3.0', more: ['PRODUCT', 'NORP', 'WORK_OF_ART'] },
  'ben.bannerd': { terms: 'CC BY-NC-ND 4.0', more: ['WORK_OF_ART', 'EVENT', 'MISC', 'QUANTITY', 'TEMPORAL:DATE', 'IDENTIFIER:NUMBER'] },
  'bul.slavicner': slavic,
  'ces.slavicner': slavic,
  'dan.uner_ddt': universal,
  'deu.europeana_de_lft': europeana,
  'deu.europeana_de_onb': europeana,
  'deu.europeana_de_sbb': europeana,
  'deu.germeval2014': { terms: 'CC BY 4.0', more: ['MISC', 'NORP'] },
  'deu.ler': { kind: 'government', terms: 'CC BY 4.0', more: ['PRODUCT', 'LAW'] },
  'ell.elner18': { terms: 'CC BY-NC-SA 4.0', more: [...ontonotes, 'PRODUCT', 'LAW', 'PERCENT', 'TEMPORAL:TIME'] },
  'eng.btc': { kind: 'social', terms: 'CC BY 4.0', more: ['HANDLE'] },
  'eng.gum_derived': { kind: 'derived', terms: 'CC BY 4.0, CC BY-NC-SA 4.0', more: ['EVENT', 'MISC'] },
  'eng.multiner_gov': { kind: 'government', terms: 'CC0 1.0' },
  // the parties of an agreement ("Borrower", "Lender") are its persons
  'eng.sec_filings': { kind: 'government', terms: 'CC BY 3.0', more: ['MISC'], without: ['PERSON'] },
  'eng.uner_ewt': universal,
  'eng.wikigold': { terms: 'CC BY 4.0', more: ['MISC'] },
  'eng.wnut17': { kind: 'social', terms: 'CC BY 4.0', more: ['PRODUCT', 'WORK_OF_ART'] },
  'est.ud_edt_ne': { terms: 'CC BY-NC-SA 4.0', more: ['PRODUCT', 'EVENT', 'MISC'] },
  'est.ud_ewt_ne': { terms: 'CC BY-NC-SA 4.0', more: ['PRODUCT', 'EVENT', 'MISC'] },
  'fas.arman': { terms: 'academic research only', more: ['PRODUCT', 'EVENT'] },
  'fin.turku_ner': { terms: 'CC BY-SA 4.0', more: ['PRODUCT', 'EVENT', 'TEMPORAL:DATE'] },
  'fra.europeana_fr_bnf': europeana,
  'fra.wikiann': { kind: 'derived', terms: 'no licence stated' },
  'heb.nemo': { terms: 'CC BY-NC-SA 4.0', more: ['PRODUCT', 'WORK_OF_ART', 'EVENT', 'LANGUAGE'] },
  'heb.ud_iahltknesset': { terms: 'CC BY-SA 4.0', more: [...named, 'TITLE', 'PRODUCT', 'TEMPORAL:DATE'] },
  'heb.ud_iahltwiki': { terms: 'CC BY-SA 4.0', more: [...named, 'TITLE', 'PRODUCT', 'TEMPORAL:DATE'] },
  'hin.hiner': { terms: 'CC BY-SA 4.0', more: [...named, 'RELIGION', 'TEMPORAL:DATE', 'IDENTIFIER:NUMBER'] },
  'hin.il_ner': indian,
  'hrv.uner_set': { terms: 'CC BY-SA 4.0', more: ['MISC'] },
  'hun.nerkor': { terms: 'CC BY-SA 4.0', more: ['MISC'] },
  'ind.idner_news2k': { terms: 'MIT' },
  'ind.nergrit': { terms: 'Apache 2.0' },
  'ind.nerp': { kind: 'lower', terms: 'Apache 2.0', more: ['PRODUCT', 'EVENT'], without: ['ORGANIZATION'] },
  'ita.kind_degasperi': { terms: 'CC BY-NC-SA 4.0' },
  'ita.kind_fiction': { terms: 'CC BY-NC 4.0' },
  'ita.kind_moro': { terms: 'CC BY-NC 4.0' },
  'ita.kind_wikinews': { terms: 'CC BY-NC 4.0' },
  'jpn.stockmark_wiki': { terms: 'CC BY-SA 3.0', more: ['PRODUCT', 'EVENT'] },
  'jpn.ud_gsd_ne': { terms: 'CC BY-SA 4.0', more: [...ontonotes, 'PRODUCT', 'TITLE', 'LAW', 'PERCENT', 'TEMPORAL:TIME', 'MISC'] },
  'kor.klue': { terms: 'CC BY-SA 4.0', more: ['TEMPORAL:DATE', 'TEMPORAL:TIME', 'QUANTITY'] },
  'kor.kmou': { terms: 'non-commercial use', more: ['TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER', 'PERCENT', 'MISC'] },
  'lav.fullstack': { terms: 'CC BY-SA 4.0', more: ['PRODUCT', 'EVENT', 'MISC', 'TEMPORAL:DATE', 'IDENTIFIER:MONEY'] },
  'nld.conll2002': { terms: 'research use', more: ['MISC'] },
  'nld.europeana_nl_kb': europeana,
  'nor.norne_nno': norwegian,
  'nor.norne_nob': norwegian,
  'pol.kpwr_n82': { terms: 'GPL 3.0', more: ['PRODUCT', 'NATIONALITY', 'NORP', 'EVENT', 'WORK_OF_ART', 'MISC'] },
  'pol.slavicner': slavic,
  'por.uner_bosque': universal,
  'ron.ronec': { terms: 'MIT', more: ontonotes },
  'rus.factrueval2016': { terms: 'MIT', more: ['TITLE'] },
  'rus.nerel': {
    terms: 'no licence stated',
    more: [
      ...['PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION', 'WORK_OF_ART', 'LAW', 'LANGUAGE', 'ORDINAL', 'PERCENT', 'MISC'],
      ...['TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER']
    ]
  },
  'rus.slavicner': slavic,
  'slk.uner_snk': universal,
  'slv.slavicner': slavic,
  'slv.ud_ssj_ner': { terms: 'CC BY-SA 4.0', more: ['MISC'] },
  'spa.conll2002': { terms: 'research use', more: ['MISC'] },
  'srp.uner_set': { terms: 'CC BY-SA 4.0', more: ['MISC'] },
  'swe.uner_talbanken': universal,
  'swe.webbnyheter2012': { terms: 'CC BY 4.0', more: ['MISC'] },
  'tam.multiner_gov': { kind: 'government', terms: 'CC0 1.0' },
  'tel.il_ner': indian,
  'tgl.uner_trg': universal,
  'tha.scb_nner_sample': {
    terms: 'CC BY-SA 3.0',
    more: [
      ...['PRODUCT', 'TITLE', 'NATIONALITY', 'RELIGION', 'EVENT', 'WORK_OF_ART', 'LAW', 'LANGUAGE', 'QUANTITY', 'PERCENT', 'MISC'],
      ...['TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:NUMBER']
    ]
  },
  'tha.thainer': {
    terms: 'CC BY 3.0',
    more: ['LAW', 'PERCENT', 'TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY', 'IDENTIFIER:PHONE_NUMBER', 'IDENTIFIER:URL', 'IDENTIFIER:DISTANCE']
  },
  'tur.wiki_ner': { terms: 'CC BY-SA 4.0', more: [...ontonotes, 'PRODUCT', 'TITLE', 'LAW', 'PERCENT', 'TEMPORAL:TIME'] },
  'ukr.ner_uk2': {
    terms: 'CC BY-NC-SA 4.0',
    more: ['TITLE', 'PRODUCT', 'LAW', 'QUANTITY', 'PERCENT', 'MISC', 'TEMPORAL:DATE', 'TEMPORAL:TIME', 'IDENTIFIER:MONEY']
  },
  'ukr.slavicner': slavic,
  'urd.il_ner': indian,
  'zho-hans.uner_gsdsimp': universal,
  'zho-hant.uner_gsd': universal
}

/** BanNERD's own tags: its licence allows no derivatives, so the data keep them. */
export const bannerdTags: Readonly<Record<string, string>> = {
  PER: 'PERSON',
  LOC: 'LOCATION',
  GPE: 'LOCATION',
  ORG: 'ORGANIZATION',
  'D&T': 'TEMPORAL:DATE',
  NUM: 'IDENTIFIER:NUMBER',
  UNIT: 'QUANTITY',
  'T&T': 'WORK_OF_ART'
}
