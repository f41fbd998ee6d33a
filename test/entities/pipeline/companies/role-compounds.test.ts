import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { loadKnownNames } from '../../../../src/entities/lists/known-names.js'
import { withRoleCompounds } from '../../../../src/entities/pipeline/companies/role-compounds.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const known = loadKnownNames(openModels())

it.each<[EntityLanguage, string, string[]]>([
  ['nld', 'ASML-topman [P Christophe Fouquet] sprak.', ['O ASML', 'P Christophe Fouquet']],
  ['nld', 'Ook [P KLM-directeur Marjan Rintel] sprak.', ['O KLM', 'P Marjan Rintel']],
  ['nld', 'Een oud-directeur [P Jan Bos] sprak.', ['P Jan Bos']],
  ['nld', 'De KNVB-voorzitter zweeg.', []],
  ['deu', '[O Siemens]-Chef [P Roland Busch]', ['O Siemens', 'P Roland Busch']],
  ['deu', 'Union-Trainer [P Steffen Baumgart]', ['P Steffen Baumgart']],
  ['deu', 'Vollzeit-Coach [P Anna Bock]', ['P Anna Bock']],
  ['nob', '[O Telenor-topp] [P Sigve Brekke]', ['O Telenor', 'P Sigve Brekke']],
  ['nob', '[O Telenor-topp] Sigve [P Brekke]', ['O Telenor', 'P Brekke']],
  ['dan', 'Vestas-bossen [P Henrik Andersen]', ['O Vestas', 'P Henrik Andersen']],
  ['swe', 'SAS-vd:n [P Anko] kom.', ['O SAS', 'P Anko']],
  ['nno', 'Equinor-sjef [P Anders Opedal] kom.', ['O Equinor', 'P Anders Opedal']],
  ['fin', 'Nokia-pomo [P Justin Hotard]', ['O Nokia', 'P Justin Hotard']],
  ['hun', 'az Audi-vezér [P Michael Breme]', ['O Audi', 'P Michael Breme']],
  ['eng', 'the Acme-boss [P John Smith]', ['P John Smith']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  expect(written(text, withRoleCompounds(text, mentions, language, known))).toEqual(expected)
})
