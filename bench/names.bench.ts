/**
 * Speed of name translation on development names of the pairs (`GLOSSA_DATA`), each once: in process on one thread, to English and from it, five answers each, and the
 * time of an answer over HTTP. Without the data folder there are no figures.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { dataFolder } from '../scripts/lib/data.js'
import { congruential, shuffle } from '../scripts/lib/shuffle.js'
import { type Direction, developmentCases } from '../scripts/names/pairs.js'
import { openModels } from '../src/models/store.js'
import { usualScript } from '../src/names/languages.js'
import { createNameTranslator } from '../src/names/translator.js'
import type { NameToTranslate } from '../src/names/types.js'
import type { Figure } from './figures.js'
import { startServer } from './server.js'

const LANGUAGES = ['rus', 'ara', 'zho', 'jpn', 'kor', 'ell']
const NAMES_OF_LANGUAGE = 1_500
const WARMING = 200
const MOST_RESULTS = 5
const CONNECTIONS = 4
const SECONDS = 8

function names(direction: Direction): NameToTranslate[] {
  return LANGUAGES.flatMap((language) => {
    const cases = developmentCases(language, direction)
    shuffle(cases, congruential(3))
    const target = direction === 'toEnglish' ? 'eng' : language
    return cases.slice(0, NAMES_OF_LANGUAGE).map(
      ({ name, type }): NameToTranslate => ({
        text: name.normalize('NFC'),
        kind: type === 'LOCATION' ? 'LOCATION' : 'PERSON',
        sourceLanguageOfUse: direction === 'toEnglish' ? language : 'eng',
        targetLanguage: target,
        targetScript: usualScript(target)
      })
    )
  })
}

/** Names a second on the thread that runs this. */
function onOneThread(direction: Direction): number {
  const translator = createNameTranslator(openModels())
  const all = names(direction)
  for (const name of all.filter((_, place) => place % Math.ceil(all.length / WARMING) === 0)) translator.translate(name, MOST_RESULTS)
  const began = performance.now()
  for (const name of all) translator.translate(name, MOST_RESULTS)
  return (1000 * all.length) / (performance.now() - began)
}

async function overHttp(): Promise<Figure[]> {
  const server = await startServer()
  try {
    const requests = names('toEnglish').map(({ text, targetLanguage }) => ({
      method: 'POST' as const,
      path: '/rest/v1/name-translation',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: text, targetLanguage })
    }))
    const { latency, requests: served } = await autocannon({ url: server.url, connections: CONNECTIONS, duration: SECONDS, requests })
    return [
      { name: `names over HTTP, ${CONNECTIONS} connections`, value: served.average, unit: 'names/s', better: 'higher' },
      { name: `names over HTTP, ${CONNECTIONS} connections, p99`, value: latency.p99, unit: 'ms', better: 'lower' }
    ]
  } finally {
    await server.stop()
  }
}

export async function run(): Promise<readonly Figure[]> {
  if (!existsSync(join(dataFolder(), 'names/pairs'))) {
    console.log('the data folder is not there: no figures on names')
    return []
  }
  return [
    { name: 'names to English, one thread', value: onOneThread('toEnglish'), unit: 'names/s', better: 'higher' },
    { name: 'names from English, one thread', value: onOneThread('fromEnglish'), unit: 'names/s', better: 'higher' },
    ...(await overHttp())
  ]
}
