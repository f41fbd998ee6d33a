import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { withApposedOffices } from '../../../../src/entities/pipeline/places/apposed-offices.js'
import { read, written } from '../../marked-text.js'

it.each<[EntityLanguage, string, string[]]>([
  ['fas', '[P رضا نوری]، دهیار [P سهراب]، گفت', ['P رضا نوری', 'L سهراب']],
  ['ind', 'Camat Tegalsari, [P Dewi Lestari], hadir', ['L Tegalsari', 'P Dewi Lestari']],
  ['ind', '[P Dewi Lestari], Kepala Dusun Krajan, hadir', ['P Dewi Lestari', 'L Dusun Krajan']],
  ['msa', 'Ketua [P Kampung Sungai Ular], Encik [P Azmi Hassan], berkata', ['L Kampung Sungai Ular', 'P Azmi Hassan']],
  ['vie', 'Ông [P Giàng A Páo], trưởng bản [P Nậm Cang], nói', ['P Giàng A Páo', 'L Nậm Cang']],
  ['ara', '[P سامي حداد]، مختار عين دارة، قال', ['P سامي حداد', 'L عين دارة']],
  ['msa', 'dari [O Kampung Bukit Lada] dan [P Mukim Pendang]', ['L Kampung Bukit Lada', 'L Mukim Pendang']],
  ['ind', '[O Kampung Inggris Pare LC 2]', ['O Kampung Inggris Pare LC 2']],
  ['ind', 'Wakil Gubernur Senior LPS, [P Dewi Lestari], hadir', ['P Dewi Lestari']],
  // two persons, and no place
  ['ind', 'Lurah [P Dewi Lestari], [P Bambang Wibowo], hadir', ['P Dewi Lestari', 'P Bambang Wibowo']],
  ['vie', '[P Lê Văn Tám], Bí thư Chi bộ [P Trần Văn Nam], nói', ['P Lê Văn Tám', 'P Trần Văn Nam']],
  ['fas', 'بخشدار سابق، [P علی رضایی]، گفت', ['P علی رضایی']],
  ['msa', 'Penghulu Bukit Lada, kata orang', []]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withApposedOffices(text, mentions, language))).toEqual(expected)
})
