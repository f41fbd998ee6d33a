/** User names and hashtags of social media: types of their own when asked for, never persons. */
import { TokenClass, type TokenList } from '../../core/spans.js'
import { type Mention, mentionWeight } from '../types.js'
import { tokenFrom } from './token-places.js'

export const socialTypes = { handle: 'TWITTER_USERNAME', hashtag: 'HASHTAG' } as const

/** Every user name and hashtag of the text. */
function socialNames(tokens: TokenList): Mention[] {
  const mentions: Mention[] = []
  for (let index = 0; index < tokens.count; index++) {
    const kind = tokens.classes[index]
    if (kind !== TokenClass.handle && kind !== TokenClass.hashtag) continue
    const type = kind === TokenClass.handle ? socialTypes.handle : socialTypes.hashtag
    mentions.push({
      start: tokens.starts[index]!,
      end: tokens.ends[index]!,
      type,
      source: 'regex',
      subsource: 'social-media',
      weight: mentionWeight.certainPattern
    })
  }
  return mentions
}

/** The mentions with every user name and hashtag added; what a model found there, be it longer, gives way. */
export function withSocialNames(tokens: TokenList, mentions: readonly Mention[]): Mention[] {
  const isModels = ({ source }: Mention) => source === 'statistical' || source === 'DNN'
  return [...mentions.filter((mention) => !isModels(mention) || !holdsSocialName(tokens, mention.start, mention.end)), ...socialNames(tokens)]
}

function holdsSocialName(tokens: TokenList, start: number, end: number): boolean {
  for (let index = tokenFrom(tokens, start); index < tokens.count && tokens.starts[index]! < end; index++) {
    const kind = tokens.classes[index]
    if (kind === TokenClass.handle || kind === TokenClass.hashtag) return true
  }
  return false
}

/** `@` and `#` are no part of the name. */
export function withoutSign(type: string, normalized: string): string {
  return type === socialTypes.handle || type === socialTypes.hashtag ? normalized.replace(/^[@＠#＃]/u, '') : normalized
}

/** Whether a stretch holds a user name, or is one whose sign was cut off. */
export function isHandle(tokens: TokenList, start: number, end: number): boolean {
  const before = tokens.text.charCodeAt(start - 1)
  if (before === 0x40 || before === 0xff20) return true
  for (let index = tokenFrom(tokens, start); index < tokens.count && tokens.starts[index]! < end; index++) {
    if (tokens.classes[index] === TokenClass.handle) return true
  }
  return false
}
