import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withSmallTalk } from '../../../../src/entities/pipeline/talk/small-talk.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['eng', 'heading to the pub with anna and [P tom tmrw], u coming', ['P anna', 'P tom']],
  ['deu', 'hey lena, bin mit [P max] und ole am kotti', ['P lena', 'P max', 'P ole']],
  ['nld', 'ga je mee met [O bas] en jet naar de efteling', ['P bas', 'P jet']],
  ['nld', 'morgen met [P sem en noor] naar artis', ['P sem', 'P noor']],
  ['spa', 'quedamos con pablo y nerea en la latina', ['P pablo', 'P nerea']],
  ['ita', 'andiamo con marco e la franci al lago', ['P marco', 'P franci']],
  ['pol', 'jedziesz jutro z [L kubą] i magdą do sopotu', ['P kubą', 'P magdą']],
  ['rus', 'завтра с лёхой и катей едем в питер', ['P лёхой', 'P катей']],
  ['fin', 'tuutko huomenna [P laurin] ja [P ellan kans] linnanmäelle', ['P laurin', 'P ellan']],
  ['cat', 'demà anem amb pol i mireia a cadaqués', ['P pol', 'P mireia']],
  ['hin', 'कल रोहन और नेहा के साथ मसूरी चल रहे हैं', ['P रोहन', 'P नेहा']],
  ['fas', 'فردا با [P رضا] و [L سارا] می‌ریم شمال', ['P رضا', 'P سارا']],
  ['ind', '[P hai rina], besok ke puncak bareng dimas sama ayu, ikut ga', ['P rina', 'P dimas', 'P ayu']],
  ['tgl', 'uy liza, punta kami bukas', ['P liza']],
  // towns, and words that are names elsewhere
  ['eng', 'trade with france and china is up', []],
  ['deu', 'mit bus und bahn nach [L köln]', ['L köln']],
  ['spa', 'con pan y vino', []],
  ['deu', 'hey guys, kommt ihr', []],
  ['eng', 'she said hey anna, come', []],
  ['eng', 'hello world, this is it', []],
  ['pol', '[P anna nowak] dzwoniła', ['P anna nowak']],
  ['pol', '[P anna zwrzk] dzwoniła', ['P anna zwrzk']]
])('%s: %s', (language, marked, names) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  expect(written(text, withSmallTalk(tokens, mentions, language, parts.flags(tokens, language, true), parts.givenNames()))).toEqual(names)
})
