/** Where the facts of the packed base come from, with their licences, for the manifest and NOTICES. */

const all: Readonly<Record<string, string>> = {
  xfactr: 'CC0 1.0 (Wikidata, as sampled by jzbjyb/X-FACTR)',
  elevant: 'Apache-2.0 (ad-freiburg/elevant; names are Wikidata labels, CC0)',
  dr5hn: 'ODbL 1.0, contents DbCL 1.0 (dr5hn/countries-states-cities-database)',
  wof: "Who's On First licence: CC0 and CC BY, attribution (whosonfirst-data, admin ES IT RO PH)",
  naturalearth: 'public domain (Natural Earth 4.0.0)',
  br: 'facts: names and ids only (datasets-br/city-codes)',
  ror: 'CC0 1.0 (Research Organization Registry)',
  nsi: 'BSD-3-Clause (osmlab/name-suggestion-index)',
  atp: 'CC0 (alltheplaces)',
  transitland: 'CC BY 4.0 (transitland/transitland-atlas)',
  reep: 'CC0 1.0 (withqwerty/reep)',
  chadwick: 'ODC-BY 1.0 (chadwickbureau/register)',
  lobid: 'CC0 (Wikidata, as listed by hbz/lobid-organisations)',
  legislator: 'CC0 (saschagobel/legislatoR)',
  riksdag: 'facts: names and ids only (swerik-project/riksdagen-persons)',
  nga: 'CC0 1.0 (National Gallery of Art, opendata)',
  fb15k: 'MIT, Wikidata CC0, Freebase CC BY (villmow/datasets_knowledge_embedding)',
  wikitrivia: 'MIT, Wikidata CC0 (tom-james-watson/wikitrivia)',
  codexcls: 'MIT, Wikidata CC0 (tsafavi/codex)',
  docs: 'CC BY-SA 4.0 (vladislavneon/RuBQ); names of linked entities of nerel-ds/NEREL'
}

/** Names that come from elsewhere than the entity rows. */
const names = [
  'Unicode licence v3 (CLDR: names of countries and languages)',
  'Unicode licence v3, ODbL 1.0 (mledoze/countries), CC BY (Who’s On First): exonyms of places'
]

export function sources(without: ReadonlySet<string>): string[] {
  return [...Object.entries(all).flatMap(([name, text]) => (without.has(name) ? [] : [text])), ...names]
}
