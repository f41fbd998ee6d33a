/** Words for near, outside of and around a place, and what stands in any town (its church, its graveyard), which stand before its name or behind it. In small letters, parted by `|`. */
import type { EntityLanguage } from '../../languages.js'

export interface NearWords {
  /** Before the name, of places in nearly all texts. */
  readonly before?: string
  /** The same, before persons and firms as often; read at the head of a sentence alone. */
  readonly loose?: string
  /** Behind the name. */
  readonly behind?: string
  /** The same, behind persons and firms as often. */
  readonly looseBehind?: string
}

const norwegian: NearWords = {
  before: 'nær|like ved|i nærheten av|i nærleiken av|utenfor|utanfor|ikke langt fra|ikkje langt frå|nord for|sør for|øst for|aust for|vest for',
  loose: 'ved'
}
const south: NearWords = {
  before:
    'blizu|nedaleko|u blizini|nedaleko od|u okolici|nadomak|na ulazu u|na izlazu iz|близу|недалеко|у близини|недалеко од|у околини|u okolini|надомак|на улазу у|на излазу из',
  loose: 'kod|kraj|pokraj|pored|ispod|iznad|код|крај|покрај|поред|испод|изнад'
}

/** @see NearWords */
export const nearWords: Partial<Record<EntityLanguage, NearWords>> = {
  eng: { before: 'near|close to|firefighters from|residents of|outside|just outside|not far from|on the outskirts of|north of|south of|east of|west of' },
  deu: {
    before:
      'nahe|nahe bei|unweit|unweit von|in der nähe von|am rand von|am rande von|kurz vor|kurz hinter|außerhalb von|nördlich von|südlich von|östlich von|westlich von',
    loose: 'bei'
  },
  nld: {
    before:
      'nabij|vlak bij|in de buurt van|in de omgeving van|niet ver van|even buiten|net buiten|ten noorden van|ten zuiden van|ten oosten van|ten westen van',
    loose: 'bij'
  },
  swe: { before: 'nära|strax utanför|utanför|i närheten av|inte långt från|norr om|söder om|öster om|väster om', loose: 'vid' },
  dan: { before: 'nær|tæt på|tæt ved|i nærheden af|uden for|udenfor|ikke langt fra|nord for|syd for|øst for|vest for', loose: 'ved' },
  nob: norwegian,
  nno: norwegian,
  fra: {
    before:
      "près de|près d'|près d’|non loin de|non loin d'|non loin d’|à proximité de|à proximité d'|aux environs de|aux environs d'|aux abords de|aux portes de|pompiers de|pompiers d'|pompiers d’|gendarmes de|gendarmes d'|gendarmes d’|policiers de|riverains de|à la sortie de|à l'entrée de|au nord de|au sud de|à l'est de|à l'ouest de",
    loose: 'depuis'
  },
  spa: {
    before:
      'cerca de|en las afueras de|a las afueras de|en las inmediaciones de|bomberos de|vecinos de|en las cercanías de|en los alrededores de|próximo a|a la entrada de|a la salida de|al norte de|al sur de|al este de|al oeste de',
    loose: 'junto a'
  },
  cat: {
    before:
      "prop de|prop d'|prop d’|a prop de|a prop d'|a tocar de|a tocar d'|als afores de|bombers de|bombers d'|passo per|passem per|passar per|passaré per|passarem per|als afores d'|als voltants de|a la vora de|a l'entrada de|a la sortida de|al nord de|al sud de"
  },
  por: {
    before:
      'perto de|próximo de|próximo a|nos arredores de|bombeiros de|moradores de|nas imediações de|nas proximidades de|às portas de|à entrada de|à saída de|a norte de|a sul de|ao norte de|ao sul de',
    loose: 'junto a'
  },
  ita: {
    before:
      'vicino a|vicino ad|nei pressi di|nelle vicinanze di|carabinieri di|pompieri di|vigili del fuoco di|nei dintorni di|alle porte di|alla periferia di|non lontano da|poco distante da|poco lontano da|a nord di|a sud di|a est di|a ovest di',
    loose: 'presso'
  },
  ron: {
    before:
      'lângă|în apropiere de|în apropierea|pompierii din|pompieri din|locuitorii din|în împrejurimile|în vecinătatea|nu departe de|aproape de|la ieșirea din|la intrarea în|la marginea|la nord de|la sud de|la est de|la vest de'
  },
  pol: {
    before: 'niedaleko|nieopodal|opodal|w pobliżu|w okolicach|w okolicy|na obrzeżach|pod',
    loose: 'koło|obok|nad|około|blisko'
  },
  ces: { before: 'nedaleko|nedaleko od|poblíž|opodál|blízko|v blízkosti|v okolí|kousek od|na okraji', loose: 'u|pod|nad' },
  slk: { before: 'neďaleko|neďaleko od|blízko|nablízku|v blízkosti|v okolí|kúsok od|na okraji', loose: 'pri|pod|nad' },
  slv: { before: 'blizu|v bližini|nedaleč od|v okolici|na obrobju', loose: 'pri|pod|nad' },
  hrv: south,
  srp: south,
  bul: { before: 'близо до|в близост до|недалеч от|в околностите на|в покрайнините на|на входа на|на изхода на', loose: 'край|до|над|под' },
  ukr: {
    before: 'поблизу|неподалік|неподалік від|недалеко від|в околицях|на околиці|на околицях',
    loose: 'біля|коло|під|над'
  },
  rus: {
    before: 'недалеко от|неподалеку от|неподалёку от|невдалеке от|поблизости от|вблизи|в окрестностях|на окраине|на въезде в|на выезде из',
    loose: 'возле|около|под|над'
  },
  lit: { before: 'netoli|netoli nuo|netoliese|aplink|ties', loose: 'prie|šalia|greta', behind: 'kapinėse|bažnyčioje|autobusų stotyje' },
  lav: { before: 'netālu no|tuvu pie|nomaļus no', loose: 'pie|blakus', behind: 'kapos|kapsētā|baznīcā|stacijā|autoostā' },
  est: {
    behind:
      'lähedal|lähedale|lähedalt|lähistel|lähistele|lähistelt|lähikonnas|ümbruses|naabruses|külje all|kandis|kalmistul|kalmistule|kalmistult|surnuaial|surnuaiale|kirikus|kirikusse|kirikust|raudteejaamas|bussijaamas|turuplatsil',
    looseBehind: 'juures|juurest|kõrval'
  },
  fin: {
    behind:
      'lähellä|lähelle|läheltä|lähistöllä|lähistölle|lähistöltä|lähettyvillä|liepeillä|kupeessa|tuntumassa|ympäristössä|keskustassa|keskustaan|taajamassa|edustalla|pohjoispuolella|eteläpuolella|itäpuolella|länsipuolella|hautausmaalla|hautausmaalle|kirkossa|kirkkoon|torilla|rautatieasemalla|linja-autoasemalla'
  },
  hun: {
    behind: 'közelében|közelébe|közeléből|környékén|környékére|környékéről|határában|külterületén|belterületén|térségében|központjában',
    looseBehind: 'mellett|mellől|felett'
  },
  ell: {
    before:
      'κοντά σε|κοντά στο|κοντά στη|κοντά στην|κοντά στα|κοντά στον|κοντά στις|κοντά στους|έξω από|έξω από το|έξω από τη|έξω από την|έξω από τα|έξω από τον|έξω από τις|έξω από τους|στα περίχωρα του|στα περίχωρα της|στα περίχωρα των|στην είσοδο του|στην είσοδο της|στην έξοδο του|στην έξοδο της',
    loose: 'δίπλα στο|δίπλα στη|δίπλα στην|δίπλα στα|δίπλα στον'
  },
  tur: {
    behind:
      'yakınında|yakınındaki|yakınlarında|yakınlarındaki|yakınına|yakınlarına|civarında|civarındaki|çevresinde|girişinde|girişindeki|çıkışında|çıkışındaki|mevkiinde|mevkisinde|açıklarında|kırsalında|merkezinde|merkezindeki'
  }
}

/** Endings of surnames in any case, which hardly a village has: who is called so is beside somebody, or at home. */
export const surnamesBeside: Partial<Record<EntityLanguage, RegExp>> = {
  pol: /(?:[eo]wicz|czyk)(?:a|owi|em)?$|[sc]ki(?:ego|emu|m)?$/u,
  ces: /ov(?:á|é|ou)$|[sc]k(?:ý|ého|ému|ým)$|ů$/u,
  slk: /ov(?:á|ej|ou|ú)$|[sc]k(?:ý|ého|ému|ým)$|ovcov$/u,
  slv: /i[čć](?:a|u|em)?$/u,
  hrv: /ić(?:a|u|em)?$/u,
  srp: /(?:ić(?:a|u|em)?|ић(?:а|у|ем)?)$/u,
  rus: /(?:енко|[оеё]вич(?:а|у|ем)?|[сц]к(?:ий|ого|ому|им))$/u,
  ukr: /(?:енк(?:о|а|у|ові|ом)|[оеє]вич(?:а|у|ем)?|чук(?:а|у|ом)?|[сц]ьк(?:ий|ого|ому|им))$/u,
  bul: /(?:[оеё]в|ин|ск)(?:а|и)?$/u,
  lit: /(?:ien|ait|yt|ūt)(?:ė|ės|ę|ei|e)$|(?:ausk|[ae]vič)(?:as|o|ą|ų|ius|iaus|ių)$/u,
  lav: /(?:iņ[šau]|iņam|sk(?:is|a|u|as|ai))$/u
}
