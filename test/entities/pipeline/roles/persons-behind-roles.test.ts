import { expect, it } from 'vitest'
import type { EntityLanguage } from '../../../../src/entities/languages.js'
import { standardParts } from '../../../../src/entities/pipeline/parts.js'
import { withPersonsBehindRoles } from '../../../../src/entities/pipeline/roles/persons-behind-roles.js'
import { openModels } from '../../../../src/models/store.js'
import { read, written } from '../../marked-text.js'

const parts = standardParts(openModels())

it.each<[EntityLanguage, string, string[]]>([
  // nothing was found, or a part
  ['tam', 'விவசாயி பெருமாள்சாமி மீது வழக்கு', ['P பெருமாள்சாமி']],
  ['tam', 'வட்டாட்சியர் கலைவாணன் தலைமையில் கூட்டம்', ['P கலைவாணன்']],
  ['tel', 'రైతు వీరభద్రయ్య ఆత్మహత్య చేసుకున్నాడు', ['P వీరభద్రయ్య']],
  ['tel', 'రైతు వీరభద్రయ్య నిన్న ఆత్మహత్య చేసుకున్నాడు', ['P వీరభద్రయ్య']],
  ['tam', 'விவசாயி பெருமாள்சாமி நேற்று', ['P பெருமாள்சாமி']],
  ['tel', 'తహసీల్దార్ కళ్యాణి తెలిపారు', ['P కళ్యాణి']],
  ['hin', 'किसान बलजोर की मौत हो गई', ['P बलजोर']],
  ['hin', 'दुकानदार मोहन अग्रवाल को नोटिस', ['P मोहन अग्रवाल']],
  ['urd', 'تاجر اللہ دتہ نے بتایا', ['P اللہ دتہ']],
  ['urd', 'ملزم [P ساجد] محمود کو گرفتار کیا', ['P ساجد محمود']],
  ['ben', 'কৃষক তমিজউদ্দিন জানান', ['P তমিজউদ্দিন']],
  ['fas', 'دهیار [L جواد] [P نوری] در نشست', ['P جواد نوری']],
  ['pus', 'بزګر شېر محمد وویل', ['P شېر محمد']],
  ['heb', 'הנהג [O יוסי לוי] אמר', ['P יוסי לוי']],
  ['zho', '村民王德柱表示', ['P 王德柱']],
  ['zho', '[P 司机张伟]在现场', ['P 张伟']],
  ['zho', '店主周建军赔偿损失，老板娘王秀兰没来', ['P 周建军', 'P 王秀兰']],
  ['zho', '老闆[P 林建國捐]了五萬元', ['P 林建國']],
  ['urd', 'کسان نتھو جاں بحق', ['P نتھو']],
  ['pus', 'والي شېر محمد ویلي چې', ['P شېر محمد']],
  // words that are made as names are
  ['tam', 'காவல் ஆய்வாளர் தமிழ்செல்வி வாகனத்தை', ['P தமிழ்செல்வி']],
  ['tel', 'ఎస్సై రామాంజనేయులు, రైతు గంగయ్య పొలంలో', ['P గంగయ్య']],
  ['hin', 'मिस्त्री छोटेलाल और राजू', ['P छोटेलाल']],
  // a role is no part of a name, nor a name
  ['hin', '[P शिक्षिका रेखा वर्मा] का तबादला', ['P रेखा वर्मा']],
  ['urd', '[O ڈپٹی کمشنر عمران قریشی] نے دورہ', ['P عمران قریشی']],
  ['ben', '[P দোকানদার] [P শফিকুল ইসলাম] থানায়', ['P শফিকুল ইসলাম']],
  ['ben', 'আমি একজন [P শিক্ষক] ছিলাম', ['P শিক্ষক']],
  // groups, and what is done to somebody
  ['hin', 'किसान नेता ने कहा', []],
  ['hin', 'छात्र संघ के चुनाव', []],
  ['hin', 'किसान विकास पत्र और योजना', []],
  ['urd', 'تاجر برادری نے ہڑتال کی', []],
  ['tam', 'மாணவர் சேர்க்கை மீது புகார்', []],
  ['tam', 'விவசாயி தற்கொலை செய்தார்', []],
  ['tel', 'కలెక్టర్ కార్యాలయం వద్ద', []],
  ['tel', 'రైతు బజార్ ను ప్రారంభించారు', []],
  ['zho', '学生高考在六月', []],
  ['zho', '村民王说他', []],
  // what is surely something else
  ['hin', 'कारोबारी [O टाटा मोटर्स लिमिटेड] ने', ['O टाटा मोटर्स लिमिटेड']],
  ['deu', 'Bauer [P Müller] sagte', ['P Müller']]
])('%s: %s', (language, marked, expected) => {
  const { text, mentions } = read(marked)
  const tokens = parts.tokens(text, language)
  const found = withPersonsBehindRoles(tokens, mentions, language, parts.flags(tokens, language, false), () => parts.usualNames(language))
  expect(written(text, found)).toEqual(expected)
})
