/** The sources of mentions that the pipeline runs, behind one interface. */
import type { Interruption } from '../../core/hooks.js'
import type { TokenList } from '../../core/spans.js'
import type { ModelStore } from '../../models/store.js'
import type { EntityLanguage } from '../languages.js'
import { type ClubNames, loadClubNames } from '../lists/club-names.js'
import { loadGazetteer } from '../lists/gazetteer.js'
import { type GivenNames, loadGivenNames } from '../lists/given-names.js'
import { listMentions } from '../lists/index.js'
import { type KnownNames, loadKnownNames } from '../lists/known-names.js'
import { loadUsualNames, type UsualNames } from '../lists/usual-names.js'
import { loadEntityTagger } from '../model/tagger.js'
import { NeuralTaggers } from '../neural/tagger.js'
import type { PatternContext } from '../patterns/context.js'
import { findPatterns } from '../patterns/index.js'
import { loadSalienceJudge, type SalienceJudge } from '../salience/entities.js'
import { entityTokens } from '../tokens.js'
import type { Mention } from '../types.js'
import type { TypesMentions } from '../typing/entities.js'
import { hasMentionTyper, MentionTyper } from '../typing/typer.js'

export interface TagOptions {
  /** Capitals tell nothing in this text. */
  readonly caseless: boolean
  /** Posts: broken case, handles, hashtags; the model looks for itself when left out. */
  readonly socialMedia?: boolean
  /** Sentences of more tokens are left out, by models that can tell. */
  readonly longest?: number
}

/** A model that finds names: the statistical one, or a neural one, which may take its time. */
export interface NameTagger {
  tag(tokens: TokenList, options: TagOptions, hooks?: Interruption): readonly Mention[] | Promise<readonly Mention[]>
}

export interface ExtractorParts {
  /** Tokens with clitics split off. */
  tokens(text: string, code: string, check?: () => void): TokenList
  /** The model asked for; undefined where the language has none. */
  tagger(language: EntityLanguage, modelType: 'statistical' | 'DNN'): NameTagger | undefined
  patterns(context: PatternContext): readonly Mention[]
  /** Built-in lists. @param names what the model found, for lists that look at the neighbours */
  lists(tokens: TokenList, language: EntityLanguage, options: TagOptions, names: readonly Mention[]): readonly Mention[]
  /** What the built-in lists know of each token (`Flag`). */
  flags(tokens: TokenList, language: EntityLanguage, caseless: boolean): Uint32Array
  /** Bits of a name in the built-in lists (`Entry`), 0 where it is none. */
  entry(name: string, language: EntityLanguage): number
  /** Names of well-known entities; undefined where they are left out. */
  known(): KnownNames | undefined
  /** Names of sports clubs; undefined where they are left out. */
  clubs(): ClubNames | undefined
  /** Given names of women and of men; undefined where they are left out. */
  givenNames(): GivenNames | undefined
  /** Given names that are usual where a language is spoken; undefined where they are left out. */
  usualNames(language: EntityLanguage): UsualNames | undefined
  /** Where ontology types come from; undefined where its model is left out. */
  readonly typer: TypesMentions | undefined
  /** Tells what a text is about. */
  salience(): SalienceJudge
}

/** The parts over the store's models, each opened on first use. */
export function standardParts(store: ModelStore): ExtractorParts {
  const neural = new NeuralTaggers(store)
  let judge: SalienceJudge | undefined
  return {
    tokens: (text, code, check) => entityTokens(text, code, store, check),
    tagger: (language, modelType) => (modelType === 'DNN' ? neural.of(language) : undefined) ?? loadEntityTagger(store, language),
    patterns: findPatterns,
    lists: (tokens, language, { caseless }, names) => listMentions(store, language).find(tokens, { caseless }, names),
    flags: (tokens, language, caseless) => {
      const flags = new Uint32Array(tokens.count)
      loadGazetteer(store, language).flags(tokens, flags, { caseless })
      return flags
    },
    entry: (name, language) => loadGazetteer(store, language).entry(name),
    known: () => loadKnownNames(store),
    clubs: () => loadClubNames(store),
    givenNames: () => loadGivenNames(store),
    usualNames: (language) => loadUsualNames(store, language),
    typer: hasMentionTyper(store) ? new MentionTyper(store) : undefined,
    salience: () => (judge ??= loadSalienceJudge(store))
  }
}
