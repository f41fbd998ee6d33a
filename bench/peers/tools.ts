/** Our own library code and the npm packages behind one interface: an item in, an answer out (`protocol.ts` has their forms). */

import compromise from 'compromise'
import model from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'
import { pipelineSystem } from '../../scripts/entities/systems.js'
import { peers } from '../../scripts/language/peers.js'
import { createAddressParser } from '../../src/addresses/parsing/parser.js'
import { partsOfSpeech } from '../../src/core/part-of-speech.js'
import { createDetector } from '../../src/language/detector.js'
import { openModels } from '../../src/models/store.js'
import { loadLemmatizer } from '../../src/morphology/lemma/lemmatizer.js'
import { loadTagger } from '../../src/morphology/tag/tagger.js'
import { tokenize } from '../../src/morphology/tokenizer.js'
import { createNameMatcher } from '../../src/names/matching/matcher.js'
import type { NameKind } from '../../src/names/types.js'
import type { Job, LabelledPiece, Mention, NamePair, TaggedToken, Task, Told } from './protocol.js'

export type Worker = (item: unknown) => unknown

interface OpenTool {
  readonly work: Worker
  readonly languages?: readonly string[]
  /** Whose version is told; our own where absent. */
  readonly packageName?: string
}

const detectors: Readonly<Record<string, string>> = { eld: 'eld large', franc: 'franc', tinyld: 'tinyld' }

/** @throws Error for a tool that does not do the task */
export async function openTool({ tool, task, codes }: Job): Promise<OpenTool> {
  const detector = detectors[tool]
  if (task === 'language' && detector !== undefined) {
    const { detect, languages } = peers(new Set(codes)).find(({ name }) => name === detector)!
    return { work: (text) => detect(text as string), languages: [...languages], packageName: tool }
  }
  if (tool === 'wink' && task === 'morphology') return { work: winkMorphology(), packageName: 'wink-nlp' }
  if (tool === 'compromise' && task === 'morphology') return { work: (text) => compromiseTokens(text as string), packageName: 'compromise' }
  if (tool === 'compromise' && task === 'entities') return { work: (text) => compromiseEntities(text as string), packageName: 'compromise' }
  const own = ownTools[tool]?.[task]
  if (own === undefined) throw new Error(`${tool} has no ${task}`)
  return { work: own() }
}

const store = openModels()

const ownTools: Readonly<Record<string, Partial<Record<Task, () => Worker>>>> = {
  glossa: {
    language: () => {
      const detector = createDetector(store)
      return (text) => detector.detect(text as string, {})[0]!.language
    },
    morphology: () => {
      const [tagger, lemmatizer] = [loadTagger(store, 'eng')!, loadLemmatizer(store, 'eng')!]
      return (text) => {
        const tokens = tokenize(text as string, 'eng', store)
        const tags = tagger.tag(tokens)
        return lemmatizer
          .lemmas(tokens, tags)
          .map((lemma, index): TaggedToken => [tokens.starts[index]!, tokens.ends[index]!, partsOfSpeech[tags[index]!]!, lemma])
      }
    },
    entities: () => ownEntities('statistical'),
    names: () => ownNames(true),
    addresses: () => {
      const parser = createAddressParser(store)
      return (line): LabelledPiece[] => Object.entries(parser.parse(line as string).fields)
    }
  },
  'glossa-dnn': { entities: () => ownEntities('DNN') },
  'glossa-plain': { names: () => ownNames(false) }
}

function ownEntities(modelType: 'statistical' | 'DNN'): Worker {
  const system = pipelineSystem(store)
  return async (text): Promise<Mention[]> =>
    (await system(text as string, 'eng', modelType === 'DNN' ? { modelType } : {})).map(({ start, end, type }) => [start, end, type])
}

/** Both names are prepared and compared anew. @param isTold whether the matcher is told kind, language and script, as in its report */
function ownNames(isTold: boolean): Worker {
  const matcher = createNameMatcher(store)
  const prepare = (text: string, kind: string, about: Told) =>
    matcher.prepare({ text, ...(isTold && { ...about, ...(kind !== '' && { kind: kind as NameKind }) }) })
  return (pair) => {
    const [left, right, kind, about] = pair as NamePair
    return matcher.score(prepare(left, kind, about[0]), prepare(right, kind, about[1]))
  }
}

function winkMorphology(): Worker {
  const nlp = winkNlp(model, ['sbd', 'pos'])
  const { its } = nlp
  // their types lack an argument of the others'
  const [blanksOf, tagOf, lemmaOf] = [its.precedingSpaces, its.pos, its.lemma] as (typeof its.normal)[]
  return (text): TaggedToken[] => {
    const tokens = nlp.readDoc(text as string).tokens()
    const [forms, blanks, tags, lemmas] = [tokens.out(), tokens.out(blanksOf!), tokens.out(tagOf!), tokens.out(lemmaOf!)] as string[][]
    let at = 0
    return forms!.map((form, index) => {
      const start = at + blanks![index]!.length
      at = start + form.length
      return [start, at, tags![index]!, lemmas![index]!]
    })
  }
}

/** A term of compromise with what `compute` puts there; a contraction's further words are terms without text. */
interface Term {
  readonly text: string
  readonly normal: string
  readonly root?: string
  readonly implicit?: string
  readonly tags: ReadonlySet<string>
  readonly offset: { readonly start: number; readonly length: number }
}

interface View {
  readonly docs: readonly (readonly Term[])[]
  compute(what: string): View
  people(): View
  places(): View
  organizations(): View
}

const read = (text: string): View => (compromise(text) as unknown as View).compute('root').compute('offset')

/** Tags by commas; what stands between the terms counts as punctuation, which compromise keeps beside its words. */
function compromiseTokens(text: string): TaggedToken[] {
  const tokens: TaggedToken[] = []
  let at = 0
  const between = (end: number) => {
    for (const { 0: mark, index } of text.slice(at, end).matchAll(/\S+/gu)) tokens.push([at + index, at + index + mark.length, 'Punctuation', mark])
  }
  for (const { text: form, normal, root, implicit, tags, offset } of read(text).docs.flat()) {
    if (form === '') continue
    const end = offset.start + offset.length
    between(offset.start)
    tokens.push([offset.start, end, [...tags].join(','), root ?? implicit ?? normal])
    at = end
  }
  between(text.length)
  return tokens
}

function compromiseEntities(text: string): Mention[] {
  const view = (compromise(text) as unknown as View).compute('offset')
  const mentions = (found: View, type: string) =>
    found.docs.map((terms): Mention => {
      const own = terms.filter(({ text: form }) => form !== '')
      const [first, last] = [(own[0] ?? terms[0]!).offset, (own.at(-1) ?? terms.at(-1)!).offset]
      return [first.start, last.start + last.length, type]
    })
  return [...mentions(view.people(), 'Person'), ...mentions(view.places(), 'Place'), ...mentions(view.organizations(), 'Organization')]
}
