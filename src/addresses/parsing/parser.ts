/** Splits lines into fields: what each word, or each Chinese character, belongs to is told by a model of label sequences. */
import type { ModelStore } from '../../models/store.js'
import { type AddressDictionaries, openDictionaries } from '../dictionaries/dictionaries.js'
import { addressTokens, hasHan } from '../dictionaries/normalise.js'
import { ADDRESS_FIELDS, type AddressField, type AddressFields, type AddressParser, type AddressSpan, type ParsedAddress } from '../types.js'
import { HAN_FEATURES, HanFeatures } from './han-features.js'
import { Labeller } from './labeller.js'
import { NO_FIELD } from './sequence-model.js'
import { BLANK, type Token, tokensOf } from './tokens.js'
import { WORD_FEATURES, WordFeatures } from './word-features.js'

/** Made by scripts/addresses/parsing/train.ts. */
export const PARSER = 'addresses/parser'
/** Of Chinese lines: with the only corpus that is labelled by hand, and without it. */
export const CHINESE_PARSER = 'addresses/parser-zho-all'
export const PERMISSIVE_CHINESE_PARSER = 'addresses/parser-zho'

/** @throws ModelError when an artefact is missing or damaged */
export function createAddressParser(store: ModelStore): AddressParser {
  const chinese = store.has(CHINESE_PARSER) ? CHINESE_PARSER : PERMISSIVE_CHINESE_PARSER
  return new SequenceParser(openDictionaries(store), new Labeller(store, PARSER), new Labeller(store, chinese))
}

export class SequenceParser implements AddressParser {
  readonly #dictionaries: AddressDictionaries
  readonly #words: WordFeatures
  readonly #han: HanFeatures
  readonly #labeller: Labeller
  readonly #chinese: Labeller

  constructor(dictionaries: AddressDictionaries, labeller: Labeller, chinese: Labeller) {
    this.#dictionaries = dictionaries
    this.#words = new WordFeatures(dictionaries)
    this.#han = new HanFeatures(dictionaries)
    this.#labeller = labeller
    this.#chinese = chinese
  }

  parse(line: string): ParsedAddress {
    const tokens = tokensOf(line)
    if (tokens.length === 0) return { fields: {}, spans: [] }
    const isChinese = hasHan(line)
    const before = Uint8Array.from(tokens, (token) => token.before)
    const labels = isChinese
      ? this.#chinese.label(this.#han.rows(line, tokens), HAN_FEATURES, before)
      : this.#labeller.label(this.#words.rows(line, tokens), WORD_FEATURES, before)
    const spans = spansOf(tokens, labels, isChinese)
    const fields = fieldsOf(line, spans, isChinese ? '' : ' ')
    const country = this.#countryOf(fields)
    return { fields, spans, ...(country !== undefined && { country }) }
  }

  /** Of the country that is told. */
  #countryOf({ country }: AddressFields): string | undefined {
    if (country === undefined) return undefined
    const { places } = this.#dictionaries
    const found = places.find(addressTokens(country).join(' '))
    if (found === undefined) return undefined
    for (let sense = found.first; sense < found.last; sense++) if (places.kind(sense) === 'country') return places.country(sense)
    return undefined
  }
}

/** Tokens of one label that stand side by side, or with nothing but blanks between, are one piece. */
function spansOf(tokens: readonly Token[], labels: Uint8Array, isJoined: boolean): AddressSpan[] {
  const spans: { start: number; end: number; field: AddressField }[] = []
  let last: number = NO_FIELD
  for (const [at, { start, end, before }] of tokens.entries()) {
    const label = labels[at]!
    if (label !== NO_FIELD) {
      if (label === last && (before === BLANK || isJoined)) spans[spans.length - 1]!.end = end
      else spans.push({ start, end, field: ADDRESS_FIELDS[label]! })
    }
    last = label
  }
  return spans
}

function fieldsOf(line: string, spans: readonly AddressSpan[], between: string): AddressFields {
  const fields: { [field in AddressField]?: string } = {}
  for (const { start, end, field } of spans) {
    const piece = line.slice(start, end)
    fields[field] = fields[field] === undefined ? piece : `${fields[field]}${between}${piece}`
  }
  return fields
}
