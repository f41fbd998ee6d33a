import { product, type TemporalWords } from './words.js'

export const turkish: TemporalWords = {
  quarterUnit: 'çeyrek|çeyreği|yarıyıl|yarıyılı',
  decadeName: `${product('otuz kırk altmış doksan', 'lar', '- da ın dan')}|${product('yirmi elli yetmiş seksen', 'ler', '- de in den')}`,
  yearEndings: 'de|da|te|ta|den|dan|ten|tan|e|a|ye|ya',
  yearWord: 'sezonu|sezonunda|sezonun|öğretim yılı|öğretim yılında',
  drop: 'per|sal|çar|may|mar|haz|ara|öğle|sa|paz|kas|sabah|akşam|gece|ram|safer',
  ambiguousWeekday: 'paz|pzt|sal|çar|per|cum|cmt',
  lowercaseMonth: 'oca|mar|haz|may|ara|kas|nis',
  weekdayName:
    'hafta sonu|haftasonu|hafta içi|pazar günü|pazartesi günü|salı günü|çarşamba günü|perşembe günü|cuma günü|cumartesi günü|cuma günleri|pazar günleri',
  maybe: 'ocak|pazar',
  relativeDay:
    'dün|bugün|yarın|evvelsi gün|öbür gün|ertesi gün|dünden önceki gün|yarından sonraki gün|yarından sonraki|önceki gün|dün gece|bu gece|bu akşam|bu sabah|dün akşam|yarın sabah|yarın akşam|bu yıl|geçen yıl|gelecek yıl|seneye|bu sene|geçen sene|gelecek sene|günümüz|evvelki gün|yılbaşından sonra|dün sabah|ay sonu|yıl sonu|hafta başı|ay başı|yıl başı|aynı gün|bugünden itibaren|yarından itibaren|dünden beri|bugünkü',
  now: 'şimdi|şu an|şu anda|hemen|hemen şimdi|halen',
  holiday:
    'yılbaşı|yeni yıl|noel|ramazan bayramı|kurban bayramı|cumhuriyet bayramı|zafer bayramı|ulusal egemenlik ve çocuk bayramı|çocuk bayramı|gençlik ve spor bayramı|emek ve dayanışma günü|işçi bayramı|anneler günü|babalar günü|sevgililer günü|öğretmenler günü|cadılar bayramı|bağımsızlık günü|ramazan|şükran günü|paskalya|nevruz|kadınlar günü|23 nisan|29 ekim|yılbaşı gecesi|noel arifesi|işçi günü|dünya günü|kandil|hıdrellez|şeker bayramı|arife',
  season: 'ilkbahar|yaz|sonbahar|kış|bahar|güz',
  dayPart: 'sabah|öğle|öğlen|öğleden sonra|öğleden önce|akşam|akşamüstü|gece|gündüz|şafak|ikindi|öğle yemeği|akşam yemeği|kahvaltı|akşamüzeri|seher',
  dayPartPhrase:
    'sabah|öğleden sonra|öğleden önce|akşam|akşamüstü|geceleyin|sabahleyin|akşamleyin|öğlen|gece|sabahın|akşamın|gecenin|sabahları|akşamları|yemekten önce|yemekten sonra|kahvaltıdan önce|kahvaltıdan sonra|akşam yemeğinden önce|akşam yemeğinden sonra|öğle yemeğinden önce|öğle yemeğinden sonra',
  noon: 'öğle|öğlen|gece yarısı|geceyarısı|gün ortası|öğle vakti',
  amPm: 'öö|ös|am|pm|a.m.|p.m.|sabah|akşam|gece|öğleden sonra|öğlen|öğle',
  era: 'm.ö.|m.s.|milattan önce|milattan sonra|mö|ms|m.ö|m.s',
  timeZone: 'utc|gmt|tsi|pst|est|yerel saat',
  dayUnit:
    'gün|günü|günün|günler|günde|hafta|haftası|haftanın|haftalar|ay|ayı|ayın|aylar|ayda|yıl|yılı|yılın|yıllar|yılda|sene|senenin|yüzyıl|asır|çeyrek|çeyrek yıl|hafta sonu|haftasonu|iş günü|iş günleri|gece|on yıl|mevsim|dönem|okul yılı|mali yıl|takvim yılı|takvim ayı|takvim haftası|yüzyılı|yüzyılın|iş haftası|yarıyıl|günlük|haftalık|aylık|yıllık|seneler|günlüğüne|haftalığına|yıllığına|aylığına|haftada|senede',
  timeUnit: 'saat|saatte|saatler|dakika|dakikada|dakikalar|dk|sn|saniye|saniyeler|saatlik|dakikalık|saniyelik|saatliğine|dakikalığına',
  century: 'yüzyıl|yüzyılın|yüzyılda|yüzyıla|yüzyıldan|yüzyılı|asır|yy',
  decadeEnding:
    "'lar|'ler|'ların|'lerin|'larda|'lerde|'lı yıllar|'li yıllar|'lı yıllarda|'li yıllarda|lar|ler|lı yıllar|li yıllar|lı|li|ların|lerin|larda|lerde|lı yıllarda|li yıllarda",
  timeDuration: 'yarım saat|yarım saatlik|çeyrek saat|buçuk saat|bir buçuk saat',
  dayDuration: 'yarım gün|yarım yıl|yarım ay',
  yearQuarter: `q1|q2|q3|q4|${product('birinci- ikinci- üçüncü- dördüncü- ilk- son-', 'çeyrek çeyreği').replaceAll('-', ' ')}`,
  frequency:
    'günlük|haftalık|aylık|yıllık|her gün|her hafta|her ay|her yıl|günaşırı|hergün|haftada bir|ayda bir|yılda bir|gündelik|saatlik|gün aşırı|iki günde bir|iki haftada bir|üç günde bir|üç haftada bir|iki ayda bir|üç ayda bir|altı ayda bir|iki yılda bir',
  yearMark: 'yılı|yılında|yılının|yılından|yılına|senesi|senesinde|yılındaki|senesinin|yıllarında|yılları',
  hourWord: 'saat|saati|saatler',
  minuteMark: 'dakika|dk',
  secondMark: 'saniye|sn',
  pastOrTo: 'geçe|geçiyor|kala|var|geçiyordu',
  quarterHour: 'çeyrek',
  half: 'buçuk|yarım|buçuğu|buçukta|buçuğa|buçuktan',
  modifier:
    'gelecek|geçen|bu|önümüzdeki|sonraki|önceki|şu|o|son|ilk|geçtiğimiz|aynı|bir sonraki|bir önceki|ertesi|bugünkü|şimdiki|mevcut|takip eden|evvelki|yaklaşan|içinde bulunduğumuz|bu son',
  modifierAfter: 'içinde|sonunda|boyunca|daha sonra|daha önce|başında|ortasında|sonu|başı|içerisinde|süresince',
  ago: 'önce|evvel|öncesi|öncesine|öncesinde|önceden',
  later: 'sonra|sonrası|sonrasında|sonrasına|içinde|içerisinde|zarfında|sonraki|sonradan|sonraya',
  durationPreposition:
    'son|gelecek|önümüzdeki|geçen|sonraki|önceki|yaklaşık|en az|en fazla|bugünden itibaren|yarından itibaren|şu andan itibaren|bugünden|yarından|şimdiden',
  phase:
    'başı|başında|başları|başlarında|ortası|ortasında|ortaları|ortalarında|sonu|sonunda|sonları|sonlarında|başlangıcı|başlangıcında|erken|geç|sonuna|başından|sonundan|ortasından|başına|ilk haftası|son haftası|son haftasına|ilk haftasına|son haftasında|ilk haftasında|daha sonra|daha önce|erken saatlerde|erken saatlerinde|geç saatlerde|sonlarına|başlarına|sonlarından|ikinci yarısı|ilk yarısı|ikinci yarısında|ilk yarısında|erken saatleri|geç saatleri|başlarından|geri kalanı|geri kalanında|kalanı|kalanında|kalan kısmı|kalan kısmında',
  every: 'her|bütün|günde|haftada|ayda|yılda|her bir|saatte|dakikada',
  whole: 'tüm|bütün|tam',
  several: 'birkaç|bir kaç|bazı|birçok|bir çok|çeşitli|onlarca|yüzlerce|pek çok|az|bir düzine|bir iki|üç beş',
  indefiniteArticle: 'bir',
  approximately: 'yaklaşık|yaklaşık saat|aşağı yukarı|tahminen|neredeyse|hemen hemen|en geç|en erken',
  moreThan: 'en az|en fazla|en çok|yaklaşık|neredeyse|fazla',
  to: 'ile|ila|ve|veya|-dan',
  and: 've|ile|veya|ya da|yahut|virgül',
  orLater:
    'kadar|beri|sonra|önce|itibaren|sonrası|öncesi|sonrasında|öncesinde|ve sonrası|veya sonrası|veya sonrasında|ve sonrasında|ve öncesi|veya öncesi|ve öncesinde|doğru|civarı|civarında|sularında|gibi|sonrasına|öncesine|dek|değin|boyunca|veya sonra|ve sonra|veya önce|itibariyle|ve önce|sıralarında|saatlerinde|içinde|günü|sonraki|önceki',
  betweenEnd: 'arası|arasında|arasındaki|aralığı|aralığında|kadar|dek|değin|arasına|arasından',
  on: '',
  in: 'içinde',
  of: 'yılının|yılı|ayının',
  dayMark: 'günü',
  dayWord: 'ayın',
  suffixes:
    'de|da|te|ta|den|dan|ten|tan|e|a|ye|ya|i|ı|u|ü|yi|yı|yu|yü|in|ın|un|ün|nin|nın|nun|nün|ki|deki|daki|teki|taki|ler|lar|leri|ları|lerin|ların|lerde|larda|lerden|lardan|sı|si|su|sü|nda|nde|ndan|nden|na|ne|sında|sinde|sunda|sından|sinden|sına|sine|sının|sinin|ında|inde|unda|ünde|ından|inden|ına|ine|una|ünden|undan|üne|ndaki|ndeki|dır|dir|dur|dür|mız|miz|lık|lik|luk|lük|lığına|liğine|luğuna|lüğüne|ydı|ydi|dı|di|ını|ini|unu|ünü|sını|sini|yla|yle|la|le|ım|im|lı|li|lu|lü|ken|dayken',
  ordinals: 'inci|ıncı|uncu|üncü|nci|ncı|ncu|ncü|inde|ınde|üncüsü',
  hourNumberWord: 'bire|ikiye|üçe|dörde|beşe|altıya|yediye|sekize|dokuza|on bire|on ikiye|ikiyi|üçü|dördü|beşi|altıyı|yediyi|sekizi|dokuzu|on biri|on ikiyi',
  none: 'martin',
  timesWord: 'kez|kere|defa|sefer'
}

export const arabic: TemporalWords = {
  decadeName: product('- ال', 'عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين', 'ات يات'),
  drop: 'صفر|آب|في الصباح|الساعة الحالية|ماي|قبل|خلال|الاحد|الاثنين|مارس',
  monthName:
    'مارس|يناير|اذار|اب|كانون ثاني|كانون اول|تشرين اول|تشرين ثاني|ربيع الاول|ربيع الثاني|جمادى الاول|جمادى الثاني|جمادى الاولى|جمادى الثانيه|ذي القعدة|ذي الحجة|ايلول|نيسان|شهر رمضان|أبريل|ابريل|إبريل|نوفمير|اوكتوبر|جمادى الاخرة',
  lowercaseMonth: 'صفر|اب|ماي',
  weekdayName:
    'الاحد|الاثنين|اثنين|الثلاثا|الثلاثاء|ثلاثاء|الاربعاء|الاربعا|اربعاء|الخميس|خميس|الجمعة|جمعة|السبت|سبت|احد|نهاية الاسبوع|عطلة نهاية الاسبوع|الاتنين|التلاتاء|عطلة الاسبوع',
  maybe: 'احد|سبت|خميس|جمعة|اب',
  relativeDay:
    'غدا|الغد|بعد غد|بعد الغد|بعد غدا|يوم غد|يوم بعد غد|أمس|امس|الامس|البارحة|اول امس|اول البارحة|أمس الأول|امس الاول|اليوم|هذا اليوم|الليلة|هذه الليلة|ليلة امس|الليلة الماضية|قبل البارحة|اليوم القبل البارحة|يوم امس|ليلة الغد|اليوم السابق|اليوم التالي|مساء امس|صباح اليوم|مساء اليوم|غداً|مساء الغد|صباح الغد|قبل امس|البارح|بكرة|بكرا|امبارح|حاليا',
  now: 'الان|الآن|في الوقت الحالي|في هذه اللحظة|هذه اللحظة|حاليا|فورا|للتو|في الوقت الحاضر',
  holiday:
    'عيد الفطر|عيد الاضحى|عيد الميلاد|راس السنة|رأس السنة|رأس السنة الهجرية|راس السنة الميلادية|المولد النبوي|عاشوراء|يوم عرفة|عيد الام|عيد الاب|عيد الحب|عيد العمال|عيد الفصح|كريسماس|الكريسماس|الهالوين|عيد الشكر|يوم الاستقلال|اليوم الوطني|ليلة القدر|السنة الجديدة|ليلة راس السنة|العيد الوطني|عيد الاستقلال|عيد المرأة|يوم الارض|الجمعة العظيمة|الاسراء والمعراج|العام الجديد|شم النسيم|يوم العمال',
  season: 'الربيع|الصيف|الخريف|الشتاء|ربيع|صيف|خريف|شتاء',
  dayPart:
    'صباح|الصباح|مساء|المساء|ظهر|الظهر|العصر|ليل|الليل|الفجر|فجر|الضحى|الظهيرة|العشاء|الغداء|الافطار|منتصف النهار|بعد الظهر|قبل الظهر|ليلة|الليلة|السحر|مساءا|صباحا|العشية',
  dayPartPhrase:
    'صباحا|صباحًا|مساء|مساءا|مساءً|ظهرا|ليلا|فجرا|في الصباح|في المساء|بعد الظهر|قبل الظهر|في الليل|عصرا|بعد العصر|قبل المغرب|بعد المغرب|الفجر|بعد الضهر|قبل الضهر|عند الظهر|عند الفجر|في الفجر|بالليل|بالصباح|بالمساء|بعد العشاء|في الظهيرة|من الظهر|في وقت الغداء|وقت الغداء|في العصر|من الصباح|من المساء|وقت العشاء|الساعة القادمة|الساعة المقبلة|الساعة التالية|الساعة الماضية|الساعات القادمة|الساعات المقبلة|الساعات الماضية|الساعات القليلة القادمة|الساعات القليلة المقبلة|الساعات القليلة الماضية',
  noon: 'منتصف الليل|منتصف النهار|الظهيرة|الظهر',
  amPm: 'ص|م|صباحا|مساء|مساءا|ظهرا|ليلا|فجرا|عصرا|بعد الظهر|قبل الظهر|am|pm|في الصباح|في المساء|بعد العصر|صباح|المساء|الصباح|في الليل|الفجر|من الصباح|من المساء|هذا الصباح|هذا المساء|من بعد الظهر',
  era: 'م|ه|هـ|ق.م|ق.م.|قبل الميلاد|ميلادي|هجري|ميلادية|هجرية|للهجرة',
  timeZone: 'بتوقيت غرينتش|بتوقيت مكة|gmt|utc|بالتوقيت المحلي|pst|est',
  dayUnit:
    'يوم|يوما|ايام|الايام|اليوم|يومين|يومان|اسبوع|الاسبوع|اسابيع|الاسابيع|اسبوعين|اسبوعا|شهر|الشهر|اشهر|الاشهر|شهور|الشهور|شهرين|شهرا|سنة|السنة|سنوات|السنوات|سنين|سنتين|عام|العام|اعوام|الاعوام|عاما|عامين|عقد|عقود|العقد|العقود|قرن|القرن|قرون|ربع سنوي|ربع السنة|نهاية الاسبوع|عطلات نهاية الاسبوع|عقدين|قرنين|ليال|ليلة|ليالي|العام الدراسي|السنة المالية|السنة الدراسية|ربع|الربع|ايام عمل|فصل|يوم عمل',
  timeUnit: 'ساعة|الساعات|ساعات|ساعتين|ساعتان|دقيقة|دقائق|الدقائق|دقيقتين|دقيقتان|ثانية|ثواني|ثوان|الثواني|ثانيتين|الدقيقة|الثانية|لحظات',
  century: 'القرن|قرن|القرون',
  dayDuration:
    'يومين|يومان|اسبوعين|اسبوعان|شهرين|شهران|سنتين|سنتان|عامين|عامان|عقدين|نصف سنة|نصف شهر|نصف عام|نصف يوم|سنة ونصف|عام ونصف|شهر ونصف|يوم ونصف|اسبوع ونصف|عاما ونصف|سنتين ونصف|عامين ونصف|شهرين ونصف|يومين ونصف|اسبوعين ونصف',
  timeDuration:
    'ساعتين|ساعتان|دقيقتين|دقيقتان|ثانيتين|ثانيتان|نصف ساعة|ربع ساعة|ثلث ساعة|ساعة ونصف|ساعة وربع|ساعة|ساعتين ونصف|دقيقة ونصف|ساعة الا ربع|ساعتين وربع|ساعة الا ثلث|ساعة وثلث',
  yearQuarter: 'الربع الاول|الربع الثاني|الربع الثالث|الربع الرابع|النصف الاول|النصف الثاني',
  frequency: 'يوميا|اسبوعيا|شهريا|سنويا|كل يوم|كل اسبوع|كل شهر|كل سنة|كل عام|يومي|أسبوعي|ربع سنويا|كل ساعة|نصف شهري|كل ليلة',
  yearWord: 'عام|سنة|العام|السنة|لعام|لسنة|بعام|عام الـ|سنوات|اعوام',
  monthWord: 'شهر|الشهر|لشهر|بشهر',
  dayWord: 'يوم|ليوم|بيوم|تاريخ|بتاريخ|الموافق',
  // they say as well which week or month
  dayOrdinal: 'الاول|الثاني|الثالث|الرابع',
  weekWord: 'الاسبوع|اسبوع|الاسبوع رقم',
  // the second is an ordinal as well: two o'clock
  hourOrdinal: 'الثانية|الثانية عشر|الثانية عشرة|الواحدة|الثالثة|الرابعة|الخامسة|السادسة|السابعة|الثامنة|التاسعة|العاشرة|الحادية عشرة|الحادية عشر',
  hourWord: 'الساعة|الساعه|ساعة|في الساعة|بالساعة|عند الساعة|للساعة|تمام الساعة|على الساعة',
  minuteMark: 'دقيقة|دقائق|دقيقه',
  secondMark: 'ثانية|ثواني|ثوان',
  pastOrTo: 'الا|إلا|بعد|قبل|تجاوز',
  quarterHour: 'ربع|الربع|والربع|وثلث|والثلث|ربعا|وربع|الا ربع|الا ربعا|إلا ربعا|إلا ثلث|ثلث|الا ثلث|الا خمسة|وخمسة|و ربع',
  half: 'نصف|ونصف|النصف|والنصف|و نصف',
  modifier: 'هذا|هذه|نفس|ذلك|تلك|اخر|آخر|اول|أول|خلال هذا|في هذا|في هذه|ثاني|ثالث|رابع|في نفس|هدا|في اخر|بعض',
  modifierAfter:
    'القادم|القادمة|المقبل|المقبلة|الماضي|الماضية|التالي|التالية|السابق|السابقة|الحالي|الحالية|الجاري|الجارية|المنصرم|المنصرمة|الفائت|الفائتة|الاخير|الأخيرة|الاخيرة|الجاي|الجاية|الاول|الاولى|الثاني|الثانية|الثالث|الرابع|الاخيرين|القادمين|الماضيين|نفسه|نفسها|اللاحق|الجديد|هذا|هذه',
  ago: 'مضت|خلت|مضى|قبل',
  later: 'من الان|من اليوم|بعد ذلك|لاحقا|من الآن|من غد|من غدا|من الغد|بعد الان|فيما بعد',
  durationPreposition: 'قبل|بعد|خلال|منذ|في غضون|في|من|قبل حوالي|بعد حوالي|مند|لمدة|على مدى|في خلال|قبل نحو|بعد نحو|منذ نحو|طوال|طيلة|منذ حوالي|في اخر|آخر|اخر',
  phase:
    'بداية|نهاية|منتصف|اوائل|أوائل|اواخر|أواخر|اول|آخر|اخر|مطلع|في بداية|في نهاية|في منتصف|في اوائل|في اواخر|في مطلع|وسط|اواسط|ختام|خلال|في وقت مبكر من|في وقت متأخر من|في وقت لاحق من|في وقت لاحق|بدايات|نهايات|مبكرا|متأخر|في اول|في اخر|وقت لاحق|في وقت مبكر|في وقت سابق من|باكرا|في ختام|لاحقا|متأخرا|النصف الثاني من|النصف الاول من|باقي|بقية|ما تبقى من|ما بقي من',
  every: 'كل|في كل|جميع|مرة كل',
  whole: 'طوال|كامل|طيلة|كل|طول|بأكمله|كافة',
  several: 'بضع|بضعة|عدة|بعض|لبضع|لبضعة|لعدة|عدد من|لبعض|كم|عشرات|مئات|العديد من|قليل من|زوج من',
  indefiniteArticle: '',
  approximately: 'حوالي|تقريبا|نحو|في حوالي|قرابة|حوالي الساعة|في نحو|زهاء',
  moreThan: 'اكثر من|أكثر من|اقل من|أقل من|حوالي|على الاقل|لاكثر من|لمدة|لاقل من|نحو|ما لا يقل عن|قرابة|ما يقرب من|لفترة|لاكثر',
  from: 'من|ما بين|بين|منذ|ابتداء من|اعتبارا من|بدءا من|من الساعة|من يوم|من شهر|من تاريخ|خلال',
  to: 'الى|إلى|حتى|لغاية|وحتى|و|ل|والى|حتى الساعة|وإلى',
  between: 'بين|ما بين|بين الساعة',
  and: 'و|او|أو|ثم',
  beforeOrAfter:
    'قبل|بعد|منذ|حتى|لغاية|من بعد|من قبل|اعتبارا من|ابتداء من|قبل يوم|بعد يوم|من|بدءا من|الى غاية|مند|بحلول|قبل الساعة|بعد الساعة|حتى الساعة|لاحقا بعد|في موعد لا يتجاوز|إلى غاية',
  orLater: 'فصاعدا|وما بعده|وما قبله|او بعد ذلك|او قبل ذلك|وما بعدها|وما قبلها|أو لاحقا|أو بعد|فما بعد|تقريبا',
  on: 'في|يوم|ليوم|بيوم|من|هذا|على',
  at: 'في|على|عند',
  in: 'في|خلال|من|اثناء|أثناء',
  of: 'من|في|ل|لعام|لسنة|لشهر|من شهر|من عام|من سنة|سنة|عام|من هذا|في شهر|في عام|لهذا',
  the: '',
  for: 'لمدة|ل|طوال',
  prefixes: 'و|ب|ل|ال|ف|ك|وال|بال|لل|لا|وب|ول|فال',
  timesWord: 'مرات|مرة|مرتين',
  timesPer: 'مرات في|مرة في|مرتين في|مرات كل|مرة كل|مرتين كل'
}

export const hebrew: TemporalWords = {
  decadeWord: 'שנות ה-|שנות ה־',
  decadeName: 'שנות העשרים|שנות השלושים|שנות הארבעים|שנות החמישים|שנות השישים|שנות השבעים|שנות השמונים|שנות התשעים',
  drop: 'אב|ח׳|שנ׳|אדר|שבט|יום שני|שבת',
  monthName: 'מארס|אפר|אדר א|אדר ב|חשון|כסליו|סיון',
  lowercaseMonth: 'אב|שבט|אדר|ניסן|אייר|אלול|תמוז|תשרי|טבת',
  weekdayName:
    'בראשון|בשני|בשלישי|ברביעי|בחמישי|בשישי|בששי|ראשון בשבוע|יום שני|שבת|מוצאי שבת|מוצ"ש|סוף השבוע|סופשבוע|סוף שבוע|סופש|יום רביעי|יום שישי|שבתות|יום ראשון|יום שלישי|יום חמישי|יום ששי|ביום ראשון|ביום שני|ביום שלישי|ביום רביעי|ביום חמישי|ביום שישי|ביום ששי|מיום ראשון|מיום שני|מיום שלישי|מיום רביעי|מיום חמישי|מיום שישי|מיום ששי|ליום ראשון|ליום שני|ליום שלישי|ליום רביעי|ליום חמישי|ליום שישי|ליום ששי|יום שבת|ביום שבת|בשבת|יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|ביום א׳|ביום ב׳|ביום ג׳|ביום ד׳|ביום ה׳|ביום ו׳',
  relativeDay:
    'אתמול|שלשום|היום|מחר|מחרתיים|הלילה|הבוקר|הערב|אמש|השבוע|החודש|השנה|למחרת|אשתקד|היום בערב|מחר בבוקר|מחר בערב|אתמול בערב|אתמול בלילה|בימים אלה|כיום|אתמול בבוקר|הצהריים|יום המחרת|מחר בצהריים|הלילה האחרון|בימינו',
  now: 'עכשיו|כעת|כרגע|ברגע זה|מייד|מיד',
  holiday:
    'ראש השנה|יום כיפור|יום הכיפורים|סוכות|שמחת תורה|חנוכה|פורים|פסח|שבועות|ט"ו בשבט|ל"ג בעומר|תשעה באב|יום העצמאות|יום הזיכרון|יום השואה|יום ירושלים|חג המולד|ערב פסח|ערב ראש השנה|השנה החדשה|ערב יום כיפור|חול המועד|שמיני עצרת|ט\' באב|יום האישה|ליל הסדר',
  season: 'האביב|הקיץ|הסתיו|החורף|אביב|קיץ|סתיו|חורף',
  dayPart: 'בוקר|צהריים|אחר הצהריים|ערב|לילה|הבוקר|הערב|הלילה|הצהריים|שחר|לפנות בוקר|אחה"צ|אחר צהריים|חצות',
  dayPartPhrase:
    'בבוקר|בצהריים|אחר הצהריים|בערב|בלילה|לפנות בוקר|אחה"צ|לפני הצהריים|בשעות הבוקר|בשעות הערב|בשעות הלילה|אחרי הצהריים|לפנה"צ|עם שחר|בשעות אחר הצהריים|בשעות הצהריים',
  noon: 'חצות|חצות הלילה|חצות היום|בחצות|צהריים|בצהריים',
  amPm: 'am|pm|בבוקר|בערב|בלילה|בצהריים|אחר הצהריים|אחה"צ|לפנות בוקר',
  era: 'לפנה"ס|לספירה|לפני הספירה|לפסה"נ',
  dayUnit:
    'יום|ימים|יומיים|הימים|שבוע|שבועות|שבועיים|השבועות|חודש|חודשים|חודשיים|החודשים|שנה|שנים|שנתיים|השנים|שנות|ימי|רבעון|רבעונים|הרבעון|עשור|העשור|עשורים|מאה|מאות|סוף שבוע|סופי שבוע|ימי עסקים|ימי עבודה|המאה|לילות|לילה|היום|יובל|סמסטר|שבועיים ימים',
  timeUnit: 'שעה|שעות|שעתיים|השעות|דקה|דקות|הדקות|שניה|שנייה|שניות|דק|השניות',
  century: 'המאה ה|המאה ה-|במאה ה|במאה ה-|המאה|במאה|מאה|למאה ה|מהמאה ה|מהמאה ה-',
  dayDuration: 'יומיים|שבועיים|חודשיים|שנתיים|חצי שנה|חצי יום|חצי שבוע|שנה וחצי|יום וחצי|כשנתיים|כשבועיים|כחודשיים|כיומיים|יממה',
  timeDuration: 'שעתיים|חצי שעה|רבע שעה|שעה וחצי|שלושת רבעי שעה|שעה ורבע|כשעתיים|כשעה|כחצי שעה',
  frequency: 'מדי יום|מדי שבוע|מדי חודש|מדי שנה|כל יום|כל שבוע|כל חודש|כל שנה|יומי|שבועי|חודשי|שנתי|מדי לילה|מדי ערב|מדי בוקר',
  yearWord: 'שנת|בשנת|משנת|לשנת|שנות ה|שנות ה-|בשנות ה|בשנות ה-|שנות|בשנים|ושנת|שבשנת|השנים|עד שנת|לשנים',
  dayWord: 'ה|ה-|ב-|ב|בתאריך|התאריך|ליום|מיום|ביום|יום',
  hourWord: 'בשעה|שעה|השעה|משעה|לשעה|עד שעה',
  minuteMark: 'דקות',
  pastOrTo: 'ל|אחרי|לפני',
  quarterHour: 'רבע|ורבע|רבע ל',
  half: 'חצי|וחצי',
  modifier: 'אותו|אותה|באותו|באותה|סוף|תחילת',
  modifierAfter:
    'הבא|הבאה|שעבר|שעברה|הקרוב|הקרובה|האחרון|האחרונה|הבאים|הבאות|האחרונים|האחרונות|הקרובים|הקרובות|הזה|הזו|הנוכחי|הנוכחית|שחלף|שחלפה|זה|זו|הקודם|הקודמת|הראשון|הראשונה|הראשונים|הראשונות|הבאה עלינו|שלאחר מכן|שלפני כן|השני|השנייה|השלישי|הזאת',
  ago: 'לפני כן|קודם לכן|קודם',
  later: 'אחר כך|לאחר מכן|מעכשיו|מהיום|אחרי כן|ממחר',
  durationPreposition: 'לפני|בעוד|עוד|תוך|במשך|לאחר|אחרי|מזה|זה|בתוך|לפני כ|לפני כ-|כעבור|מאז|בעוד כ|בעוד כ-|במהלך|בתום|מדי|כבר|במהלך ה|ב',
  phase: 'תחילת|בתחילת|סוף|בסוף|אמצע|באמצע|ראשית|בראשית|שלהי|בשלהי|מתחילת|לקראת סוף|עד סוף|מסוף|מאמצע|מאוחר יותר|מוקדם יותר|שילהי|בשילהי|עד תחילת',
  every: 'כל|בכל|מדי|מידי',
  whole: 'כל ה|כל|במשך כל|לאורך כל',
  several: 'כמה|מספר|עשרות|מאות|מספר ה|אלפי|כמה וכמה',
  approximately: 'בערך|כ|כ-|בסביבות|לערך|לקראת|סביב',
  moreThan: 'יותר מ|יותר מ-|פחות מ|פחות מ-|לפחות|כמעט|למעלה מ|למעלה מ-|מעל|קרוב ל|עד|כ|כ-',
  from: 'מ|מ-|בין|בין ה|בין ה-|החל מ|החל מ-|מן ה|מה|מה-|מאז',
  to: 'עד|ל|ל-|ועד|עד ל|עד ה|עד ה-|לבין|לבין ה|ו',
  between: 'בין|בין ה|בין ה-',
  and: 'ו|או|ו-',
  beforeOrAfter: 'לפני|אחרי|מאז|עד|החל מ|החל מ-|לאחר|לקראת|עד ל|החל ב|החל ב-|עד ה|מ|מ-|לפני ה|לאחר ה|מיום|עד יום|עד לשנת|עד שנת|אחרי ה',
  orLater: 'ואילך|והלאה',
  on: 'ב|ב-|ה|ה-|ביום|בתאריך|ליל|בליל|של|מיום|ליום|בערב|ערב|ל|ל-',
  at: 'ב|ב-|בשעה',
  in: 'ב|ב-|במהלך|בחודש|בחודשים|של|של ה',
  of: 'של|ב|ב-|ל|ל-|בחודש|של ה',
  the: 'ה',
  for: 'במשך|למשך|ל',
  prefixes: 'ה|ו|ב|ל|מ|ש|כ|וה|וב|ול|ומ|בה|לה|מה|שה|כש|שב|של|כב',
  timesWord: 'פעמים|פעם|פעמיים',
  timesPer: 'פעמים ב|פעם ב|פעמיים ב'
}
