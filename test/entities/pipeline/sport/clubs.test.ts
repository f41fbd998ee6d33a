import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withClubs } from '../../../../src/entities/pipeline/sport/clubs.js'
import { entityTokens } from '../../../../src/entities/tokens.js'
import type { Mention } from '../../../../src/entities/types.js'
import { openModels } from '../../../../src/models/store.js'

const store = openModels()
const known = standardParts(store).known()

/** `[Köln]` marks a place; those that are clubs. */
function clubs(language: EntityLanguage, marked: string): string[] {
  const mentions: Mention[] = []
  let text = ''
  for (const [index, part] of marked.split(/[[\]]/u).entries()) {
    if (index % 2 === 1)
      mentions.push({ start: text.length, end: text.length + part.length, type: 'LOCATION', source: 'statistical', confidence: 0.9, weight: 50 })
    text += part
  }
  return withClubs(entityTokens(text, language, store), mentions, language, known).flatMap(({ start, end, type }) =>
    type === 'ORGANIZATION' ? [text.slice(start, end)] : []
  )
}

it.each<[EntityLanguage, string, string[]]>([
  ['eng', '[Liverpool] sign Dutch striker. He lives in [Liverpool].', ['Liverpool']],
  ['eng', '[Barcelona] coach Flick praised them.', ['Barcelona']],
  ['eng', 'The [London] coach station is closed.', []],
  ['eng', '[London] sacks transport boss.', []],
  ['eng', '[Paris] will host the final, the coach says.', []],
  ['eng', '[Germany] coach Nagelsmann spoke.', []],
  ['deu', '[Augsburg] verpflichtet Stürmer aus Fünen.', ['Augsburg']],
  ['deu', 'Der [Köln]-Trainer schweigt.', ['Köln']],
  ['deu', '[Berlin] holt neuen Direktor.', []],
  ['spa', 'El [Sevilla] ficha a un delantero.', ['Sevilla']],
  ['spa', 'El delantero del [Getafe] no jugará en [Getafe].', ['Getafe']],
  ['spa', 'El [Londres] victoriano era gris.', []],
  ['spa', '[Roma] y [Nápoles] empatan en el Olímpico.', ['Roma', 'Nápoles']],
  ['ita', 'Il [Bologna] batte anche la [Roma]. A [Bologna] si festeggia.', ['Bologna']],
  ['ita', 'Il [Tevere] supera i cinque metri.', []],
  ['ita', 'Si è seduto in punta di [Napoli].', []],
  ['fra', 'Au milieu de [Paris], il pleut.', []],
  ['deu', '[Bonn] und [Köln] trennen nur 25 Kilometer.', []],
  ['deu', '[Bonn] und [Köln] trennen sich 1:1.', ['Bonn', 'Köln']],
  ['eng', '[Rome] and [Naples] draw millions of tourists.', []],
  ['eng', '[Rome] and [Naples] draw. The crowd whistled.', ['Rome', 'Naples']],
  ['ces', 'Obránce [Prahy] zemřel.', []],
  ['ces', 'Obránce [Prahy] se zranil při hokeji.', ['Prahy']],
  ['hun', '[Budapest] védője elesett.', []],
  ['por', 'O capitão de [Lisboa] zarpou.', []],
  ['nld', '[Amsterdam] legt een nieuwe tramlijn aan, zegt een coach van de gemeente.', []],
  ['tur', '[Bursa] teknik üniversitesi açıldı.', []],
  ['eng', '[London] coach Anna Reid teaches singing.', []],
  ['eng', '[London] coach Anna Reid hopes to win the league.', ['London']],
  ['eng', 'The [Oxford] manager of Barclays resigned.', []],
  ['eng', '[Leicester] sack Cooper after 2-1 defeat at [Chelsea].', ['Leicester', 'Chelsea']],
  ['eng', '[Leicester] mourn a 2-1 defeat at [Wembley].', []],
  ['deu', '[Bochum] entlässt den Trainer.', ['Bochum']],
  ['deu', '[Kiel] siegt in [Rostock].', ['Kiel']],
  ['deu', 'Es regnet, [Kiel] siegt mit 2:0 in [Rostock].', ['Kiel']],
  ['deu', '[Berlin] verliert in [Brüssel].', []],
  ['deu', '[Kiel] verliert in [Dänemark] Kunden.', []],
  ['por', '[Braga] vence em [Faro].', ['Braga']],
  ['eng', '[Dallas] quarterback Reed was hurt.', ['Dallas']],
  ['spa', 'Boca y River empatan.', ['Boca', 'River']],
  ['spa', 'Luis y Ana caminan.', []],
  ['rus', 'Голкипера [Казани] увезли в больницу.', ['Казани']],
  ['fra', "L'attaquant de [Lyon] est blessé.", ['Lyon']],
  ['dan', 'Han er træner i [Nakskov].', []],
  ['pol', 'Trener [Barcelony] jest chory.', []],
  ['pol', 'Trener [Barcelony] zmienił bramkarza.', ['Barcelony']]
])('%s: %s', (language, marked, expected) => expect(clubs(language, marked)).toEqual(expected))
