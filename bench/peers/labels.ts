/** What the tools' labels mean in ours. A label that is coarser than ours stands for each of those that it covers: no tool is asked for more than it says. */

import type { AddressFields } from '../../src/addresses/types.js'
import type { PartOfSpeech } from '../../src/core/part-of-speech.js'
import type { LabelledPiece, Mention } from './protocol.js'

const universal: Readonly<Record<string, PartOfSpeech>> = { AUX: 'VERB', CCONJ: 'CONJ' }

/** Tags of the Penn Treebank, as Stanford CoreNLP gives them; those of punctuation are all that are not here and have no letter. */
const penn: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  CC: ['CONJ'],
  CD: ['NUM'],
  DT: ['DET', 'PRON'],
  EX: ['PRON'],
  FW: ['X', 'NOUN', 'PROPN'],
  GW: ['X'],
  ADD: ['X', 'PROPN'],
  AFX: ['X', 'ADJ'],
  HYPH: ['PUNCT'],
  IN: ['ADP', 'SCONJ'],
  JJ: ['ADJ'],
  JJR: ['ADJ'],
  JJS: ['ADJ'],
  LS: ['X', 'NUM', 'PUNCT'],
  MD: ['VERB'],
  NFP: ['PUNCT', 'SYM'],
  NN: ['NOUN'],
  NNS: ['NOUN'],
  NNP: ['PROPN'],
  NNPS: ['PROPN'],
  PDT: ['DET'],
  POS: ['PART'],
  PRP: ['PRON'],
  PRP$: ['PRON', 'DET'],
  RB: ['ADV', 'PART'],
  RBR: ['ADV'],
  RBS: ['ADV'],
  RP: ['ADP', 'ADV'],
  SYM: ['SYM', 'PUNCT'],
  TO: ['PART', 'ADP'],
  UH: ['INTJ'],
  VB: ['VERB'],
  VBD: ['VERB'],
  VBG: ['VERB'],
  VBN: ['VERB'],
  VBP: ['VERB'],
  VBZ: ['VERB'],
  WDT: ['DET', 'PRON'],
  WP: ['PRON'],
  WP$: ['PRON', 'DET'],
  WRB: ['ADV', 'SCONJ'],
  $: ['SYM'],
  '#': ['SYM', 'NOUN']
}

/** Tags of compromise, which gives a word several: all that they cover count, but `Noun` says nothing more where it is a pronoun or a name. */
const ofCompromise: Readonly<Record<string, readonly PartOfSpeech[]>> = {
  Pronoun: ['PRON'],
  ProperNoun: ['PROPN'],
  Month: ['PROPN'],
  WeekDay: ['PROPN'],
  Determiner: ['DET', 'PRON'],
  Preposition: ['ADP', 'SCONJ', 'PART'],
  Particle: ['ADP', 'ADV', 'PART'],
  Conjunction: ['CONJ', 'SCONJ'],
  Verb: ['VERB'],
  Auxiliary: ['VERB'],
  Copula: ['VERB'],
  Modal: ['VERB'],
  Adjective: ['ADJ'],
  Adverb: ['ADV'],
  Negative: ['PART', 'ADV', 'DET'],
  Value: ['NUM'],
  Ordinal: ['ADJ'],
  Cardinal: ['NUM'],
  Money: ['NUM', 'SYM'],
  Percent: ['NUM', 'SYM'],
  Expression: ['INTJ'],
  QuestionWord: ['PRON', 'ADV', 'SCONJ', 'DET'],
  There: ['PRON', 'ADV'],
  Url: ['X', 'PROPN'],
  Email: ['X', 'PROPN'],
  HashTag: ['X', 'PROPN', 'SYM'],
  AtMention: ['X', 'PROPN'],
  Emoticon: ['SYM', 'PUNCT', 'INTJ'],
  Emoji: ['SYM'],
  Punctuation: ['PUNCT', 'SYM']
}

/** The parts of speech that a tool's tag can stand for. */
export function partsOf(tool: string, tag: string): readonly PartOfSpeech[] {
  if (tool === 'corenlp') return penn[tag] ?? (/[A-Z]/.test(tag.replace(/-[LR][RSC]B-/, '')) ? [] : ['PUNCT'])
  if (tool === 'compromise') {
    const tags = tag.split(',')
    const covered = tags.flatMap((each) => ofCompromise[each] ?? [])
    return covered.length === 0 && tags.includes('Noun') ? ['NOUN'] : covered
  }
  // OpenNLP joins the tags of a contraction's words: AUX+PART
  return tag.split('+').map((each) => universal[each] ?? (each as PartOfSpeech))
}

/** The lemmas that a tool's answer gives: OpenNLP joins those of a contraction's words. */
export function lemmasOf(tool: string, tag: string, lemma: string): readonly string[] {
  return tool === 'opennlp' && tag.includes('+') ? lemma.split('+') : [lemma]
}

const entityTypes: Readonly<Record<string, string>> = {
  Person: 'PERSON',
  Place: 'LOCATION',
  Organization: 'ORGANIZATION',
  CITY: 'LOCATION',
  COUNTRY: 'LOCATION',
  STATE_OR_PROVINCE: 'LOCATION'
}

const PRONOUN = /^(?:he|him|his|himself|she|her|hers|herself)$/iu

/** Spans with our types; without the pronouns that CoreNLP adds to the persons, which no corpus annotates. */
export function spansOf(text: string, mentions: readonly Mention[]): { start: number; end: number; type: string }[] {
  return mentions.filter(([start, end]) => !PRONOUN.test(text.slice(start, end))).map(([start, end, type]) => ({ start, end, type: entityTypes[type] ?? type }))
}

/** Fields by usaddress's labels, as the data that were labelled with them are mapped. */
const usaddress: Readonly<Record<string, keyof AddressFields>> = {
  AddressNumber: 'houseNumber',
  AddressNumberPrefix: 'houseNumber',
  AddressNumberSuffix: 'houseNumber',
  StreetName: 'road',
  StreetNamePreDirectional: 'road',
  StreetNamePreModifier: 'road',
  StreetNamePreType: 'road',
  StreetNamePostDirectional: 'road',
  StreetNamePostModifier: 'road',
  StreetNamePostType: 'road',
  OccupancyIdentifier: 'unit',
  OccupancyType: 'unit',
  SubaddressIdentifier: 'unit',
  SubaddressType: 'unit',
  PlaceName: 'city',
  StateName: 'state',
  ZipCode: 'postCode',
  ZipPlus4: 'postCode',
  CountryName: 'country',
  BuildingName: 'house',
  LandmarkName: 'house',
  Recipient: 'house',
  USPSBoxGroupID: 'poBox',
  USPSBoxGroupType: 'poBox',
  USPSBoxID: 'poBox',
  USPSBoxType: 'poBox'
}

const FLOOR = /\b(?:floor|fl|level)\b/iu

/** Fields of a line from a tool's pieces. What usaddress labels as a unit is a level where it names a floor. */
export function fieldsFrom(tool: string, pieces: readonly LabelledPiece[]): AddressFields {
  if (tool !== 'usaddress') return Object.fromEntries(pieces)
  const fields: Partial<Record<keyof AddressFields, string>> = {}
  const units: Record<string, string> = {}
  for (const [label, piece] of pieces) {
    const field = usaddress[label]
    if (field === undefined) continue
    // a line may have both an occupancy and a subaddress, one of them a floor
    if (field === 'unit') units[label.replace(/Type|Identifier/, '')] = `${units[label.replace(/Type|Identifier/, '')] ?? ''} ${piece}`.trim()
    else fields[field] = `${fields[field] ?? ''} ${piece}`.trim()
  }
  for (const words of Object.values(units)) {
    const field = FLOOR.test(words) ? 'level' : 'unit'
    fields[field] = `${fields[field] ?? ''} ${words}`.trim()
  }
  return fields
}
