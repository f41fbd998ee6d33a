/** Organisations of the world whose acronym is not made of the first letters of their English name of today: by that of another language or an earlier one. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  unicef: ["United Nations Children's Fund", "United Nations International Children's Emergency Fund"],
  cern: ['European Organization for Nuclear Research', 'Conseil européen pour la recherche nucléaire'],
  unfpa: ['United Nations Population Fund', 'United Nations Fund for Population Activities'],
  msf: ['Doctors Without Borders', 'Médecins Sans Frontières'],
  interpol: ['International Criminal Police Organization'],
  europol: ['European Union Agency for Law Enforcement Cooperation', 'European Police Office'],
  frontex: ['European Border and Coast Guard Agency'],
  eurojust: ['European Union Agency for Criminal Justice Cooperation'],
  fifa: ['International Federation of Association Football', 'Fédération Internationale de Football Association'],
  fiba: ['International Basketball Federation', 'Fédération Internationale de Basketball'],
  fide: ['International Chess Federation', 'Fédération Internationale des Échecs'],
  fia: ['International Automobile Federation', "Fédération Internationale de l'Automobile"],
  fis: ['International Ski and Snowboard Federation', 'Fédération Internationale de Ski'],
  fei: ['International Federation for Equestrian Sports', 'Fédération Équestre Internationale'],
  iso: ['International Organization for Standardization'],
  eso: ['European Southern Observatory', 'European Organisation for Astronomical Research in the Southern Hemisphere'],
  icrc: ['International Committee of the Red Cross'],
  bipm: ['International Bureau of Weights and Measures', 'Bureau international des poids et mesures'],
  oiml: ['International Organization of Legal Metrology', 'Organisation internationale de métrologie légale'],
  eppo: ["European Public Prosecutor's Office"],
  conmebol: ['South American Football Confederation', 'Confederación Sudamericana de Fútbol'],
  mercosur: ['Southern Common Market', 'Mercado Común del Sur'],
  benelux: ['Benelux Union'],
  cemac: ['Economic and Monetary Community of Central Africa', "Communauté économique et monétaire de l'Afrique centrale"],
  swift: ['Society for Worldwide Interbank Financial Telecommunication'],
  unaids: ['Joint United Nations Programme on HIV/AIDS']
}

/** @param key folded, without blanks */
export function namesOfAcronym(key: string): readonly string[] {
  return Object.hasOwn(NAMES, key) ? NAMES[key]! : []
}
