import type { TemporalWords } from './words.js'

export const indonesian: TemporalWords = {
  weekdayName:
    "minggu|ahad|senin|selasa|rabu|kamis|jumat|jum'at|sabtu|isnin|khamis|jumaat|akhir pekan|hujung minggu|hari senin|hari selasa|hari rabu|hari kamis|hari jumat|hari sabtu|hari minggu|hari ahad|hari isnin|hari khamis|hari jumaat",
  ambiguousWeekday: 'sen|sel|rab|kam|jum|sab|min|ahd|isn|kha',
  drop: 'sen|min|ahd|minggu',
  maybe: 'minggu',
  monthName: 'pebruari|nopember|nov|ogos|julai|februari|mac|jun|disember|september|oktober',
  relativeDay:
    'kemarin|semalam|hari ini|besok|esok|lusa|kemarin lusa|kelmarin|malam ini|tadi malam|tadi pagi|besok pagi|nanti malam|pagi ini|siang ini|sore ini|hari esok|keesokan harinya|hari berikutnya|dewasa ini|saat ini|hari sebelumnya|minggu ini|bulan ini|tahun ini|minggu lalu|bulan lalu|tahun lalu|minggu depan|bulan depan|tahun depan|pekan lalu|pekan ini|pekan depan|malam tadi|petang ini|petang tadi|esok hari|malam kemarin|kemarin malam|kemarin pagi|kemarin sore|hari raya|besok malam|keesokan hari|siang tadi|sore tadi|hari yang sama',
  now: 'sekarang|saat ini|kini|barusan|sekarang ini|ketika ini|masa kini',
  holiday:
    'natal|hari natal|malam natal|tahun baru|malam tahun baru|idul fitri|lebaran|idul adha|hari raya idul fitri|hari raya aidilfitri|aidilfitri|aidiladha|ramadan|ramadhan|imlek|tahun baru imlek|waisak|nyepi|hari kemerdekaan|hari kartini|paskah|jumat agung|hari ibu|hari buruh|maulid nabi|deepavali|krismas|hari merdeka|hari malaysia|hari guru|tahun baru cina|isra miraj|hari pahlawan|hari pekerja|sumpah pemuda|galungan',
  season: 'musim semi|musim panas|musim gugur|musim dingin|musim hujan|musim kemarau|musim bunga|musim luruh|musim sejuk',
  dayPart:
    'pagi|siang|sore|malam|petang|subuh|tengah hari|tengahari|dini hari|makan siang|makan malam|senja|fajar|pagi hari|siang hari|sore hari|malam hari|dinihari',
  dayPartPhrase:
    'pagi hari|siang hari|sore hari|malam hari|di pagi hari|di siang hari|di malam hari|pada pagi hari|pada malam hari|dini hari|pada siang hari|pada sore hari|pada waktu malam|waktu malam|pada waktu pagi|dinihari|jelang malam|tengah malam',
  noon: 'tengah malam|tengah hari|tengahari|siang bolong',
  amPm: 'pagi|siang|sore|malam|petang|am|pm|dini hari|subuh|tengah hari|ptg|pg|wib pagi',
  era: 'sm|masehi|sebelum masehi|m|s.m.|hijriah|h',
  timeZone: 'wib|wita|wit|utc|gmt|waktu setempat|waktu malaysia|waktu tempatan|waktu indonesia barat',
  dayUnit:
    'hari|minggu|pekan|bulan|tahun|kuartal|triwulan|dekade|dasawarsa|abad|windu|semester|hari kerja|akhir pekan|tahunan|bulanan|mingguan|suku tahun|hujung minggu|hari bekerja|malam|musim|caturwulan|milenium|tahun ajaran|tahun fiskal',
  timeUnit: 'jam|menit|detik|minit|saat|j|m',
  century: 'abad|abad ke|abad ke-|kurun',
  decadeEnding: '-an|an',
  dayDuration:
    'setahun|sebulan|seminggu|sehari|sepekan|setengah tahun|setengah hari|semalam|dua minggu|sehari semalam|seabad|sedekade|satu dekade|setengah abad',
  timeDuration: 'sejam|setengah jam|semenit|sedetik|seperempat jam|seminit|satu jam setengah|sesaat',
  yearQuarter:
    'kuartal i|kuartal ii|kuartal iii|kuartal iv|kuartal pertama|kuartal kedua|kuartal ketiga|kuartal keempat|triwulan i|triwulan ii|triwulan iii|triwulan iv|semester i|semester ii|semester pertama|semester kedua|suku pertama|suku kedua|suku ketiga|suku keempat|kuartal 1|kuartal 2|kuartal 3|kuartal 4|triwulan pertama|triwulan kedua',
  frequency: 'harian|mingguan|bulanan|tahunan|setiap hari|tiap hari|setiap tahun|tiap tahun|sehari-hari|saban hari|setiap bulan|setiap minggu',
  yearWord: 'tahun|tahun-tahun|pada tahun|thn|tahun anggaran|thn.',
  dayWord: 'tanggal|tgl|tgl.|pada tanggal|hari|bertanggal|tarikh|pada|haribulan',
  monthWord: '',
  hourWord: 'pukul|jam|pkl|pkl.|pada pukul|sekitar pukul|sejak pukul|hingga pukul|mulai pukul|kira-kira pukul',
  hourMark: '',
  minuteMark: 'menit|minit',
  secondMark: 'detik|saat',
  pastOrTo: 'lewat|kurang|lebih',
  quarterHour: 'seperempat|suku',
  half: 'setengah|separuh',
  modifier: 'akhir|selama|seluruh',
  modifierAfter:
    'ini|lalu|yang lalu|depan|mendatang|berikutnya|yang akan datang|sebelumnya|terakhir|silam|itu|tersebut|kemarin|yang sama|pertama|hadapan|akan datang|berjalan|lepas|selanjutnya|besok|terakhir ini|tadi|esok|nanti|berturut-turut|dulu|seterusnya|yang lepas|belakangan ini|belakangan|kedua|ketiga',
  ago: 'yang lalu|lalu|silam|sebelumnya|lepas|dulu|terakhir|yang lepas|sebelum itu',
  later: 'kemudian|lagi|mendatang|berikutnya|ke depan|dari sekarang|setelah itu|lamanya|setelahnya|akan datang|kedepan|mendatang ini|lebih',
  durationPreposition: 'dalam|selama|sejak|setelah|sekitar|hampir|dalam waktu|sudah|lebih dari|selepas|kira-kira|dalam kurun waktu|telah|sebelum|baru',
  phase:
    'awal|akhir|pertengahan|tengah|menjelang akhir|di awal|di akhir|pada awal|pada akhir|pada pertengahan|di pertengahan|paruh pertama|paruh kedua|penghujung|permulaan|sisa|lewat|hujung|di penghujung|mulai awal|jelang akhir',
  every: 'setiap|tiap|tiap-tiap|saban|per|sekali dalam|kali dalam|sekali se|kali se',
  whole: 'sepanjang|seluruh|seharian|sepanjang hari|semua',
  several: 'beberapa|sejumlah|banyak|puluhan|ratusan|belasan|berpuluh|selusin|bertahun-tahun|ribuan',
  indefiniteArticle: 'satu|sebuah',
  approximately: 'sekitar|kira-kira|kurang lebih|hampir|lebih kurang|sekitaran|menjelang|jelang|sekira',
  moreThan:
    'lebih dari|kurang dari|paling sedikit|sedikitnya|setidaknya|hampir|selama|hingga|maksimal|minimal|sekitar|lebih daripada|kurang daripada|sekurang-kurangnya',
  from: 'dari|sejak|antara|mulai|mulai dari|pada|dari tanggal|dari tahun|semenjak|bermula|daripada',
  to: 'sampai|hingga|ke|sampai dengan|s/d|s.d.|sd|hingga tanggal|sampai tanggal|sehingga|s.d',
  between: 'antara|diantara|di antara',
  and: 'dan|atau|maupun|serta',
  beforeOrAfter:
    'sebelum|setelah|sejak|sesudah|hingga|sampai|selepas|paling lambat|mulai|per|menjelang|jelang|tidak lebih dari|semenjak|pasca|selambat-lambatnya|sehingga|bermula|dari|mulai tanggal|pada',
  orLater: 'ke atas|dan seterusnya|mendatang|kemudian|atau lebih|waktu setempat',
  on: 'pada|di|tanggal|bulan|hari|untuk|(|tgl',
  at: 'pukul|jam|pada pukul|pada',
  in: 'pada|di|dalam|selama|bulan|di bulan|pada bulan|dalam bulan|sepanjang',
  of: 'bulan|tahun|di|pada|dari|di bulan',
  for: 'selama|untuk',
  ordinals: 'an',
  timesWord: 'kali',
  timesPer: 'kali dalam'
}

const vietnameseDays = 'hai ba tư năm sáu bảy 2 3 4 5 6 7'

export const vietnamese: TemporalWords = {
  decadeWord: 'thập niên|thập kỷ|những năm',
  articles: true,
  drop: 'cn|sa|ch|tr|sau|thứ ba|thứ tư|thứ năm|thứ hai|thứ sáu|thứ bảy',
  weekdayName: `${vietnameseDays
    .split(' ')
    .flatMap((day) => [`thứ ${day}`, `ngày thứ ${day}`])
    .join('|')}|chủ nhật|chúa nhật|ngày chủ nhật|cuối tuần`,
  ambiguousWeekday: 'cn|t2|t3|t4|t5|t6|t7',
  maybe: 'thứ hai|thứ ba|thứ tư|thứ năm|thứ sáu|thứ bảy|thứ 2|thứ 3|thứ 4|thứ 5|thứ 6|thứ 7',
  monthName:
    'tháng giêng|tháng chạp|tháng một|tháng hai|tháng ba|tháng tư|tháng năm|tháng sáu|tháng bảy|tháng tám|tháng chín|tháng mười|tháng mười một|tháng mười hai',
  relativeDay:
    'hôm nay|hôm qua|ngày mai|hôm kia|ngày kia|ngày mốt|hôm trước|hôm sau|tối nay|tối qua|đêm qua|đêm nay|sáng nay|sáng mai|chiều nay|trưa nay|tối mai|chiều mai|trưa mai|chiều qua|sáng qua|ngày hôm nay|ngày hôm qua|bữa nay|bữa qua|hôm ấy|hôm đó|ngày nay|hiện nay|năm nay|năm ngoái|năm sau|năm tới|năm trước|tuần này|tuần trước|tuần sau|tuần tới|tháng này|tháng trước|tháng sau|tháng tới|ngày hôm sau|mai|ngày hôm trước|ngày hôm đó|quý này|quý trước|quý sau|trưa qua|năm kia|buổi sáng nay|tối ngày mai|sáng ngày mai|cùng ngày|cùng năm|cuối tuần này|cuối tuần trước|cuối tuần sau|năm đó|năm ấy',
  now: 'bây giờ|ngay bây giờ|hiện tại|lúc này|ngay lúc này|vừa xong|hiện giờ|ngay lập tức',
  holiday:
    'giáng sinh|ngày giáng sinh|noel|lễ giáng sinh|đêm giáng sinh|năm mới|tết|tết nguyên đán|tết âm lịch|tết dương lịch|giao thừa|đêm giao thừa|trung thu|tết trung thu|quốc khánh|ngày quốc khánh|lễ tình nhân|ngày valentine|giỗ tổ hùng vương|quốc tế lao động|ngày quốc tế lao động|ngày quốc tế phụ nữ|ngày nhà giáo việt nam|ngày phụ nữ việt nam|halloween|ngày của mẹ|ngày của cha|lễ tạ ơn|phục sinh|lễ phục sinh|rằm tháng bảy|mùng một tết|ngày quốc tế thiếu nhi|cách mạng tháng 8',
  season: 'mùa xuân|mùa hè|mùa hạ|mùa thu|mùa đông|hè|xuân',
  dayPart:
    'sáng|trưa|chiều|tối|đêm|buổi sáng|buổi trưa|buổi chiều|buổi tối|ban đêm|ban ngày|sáng sớm|khuya|bữa trưa|bữa tối|rạng sáng|nửa đêm|chiều tối|hừng đông|đêm khuya|sớm',
  dayPartPhrase: 'buổi sáng|buổi trưa|buổi chiều|buổi tối|ban đêm|ban ngày|sáng sớm|rạng sáng|đêm khuya|chiều tối|giữa trưa|vào ban đêm',
  noon: 'nửa đêm|giữa trưa|giữa đêm|đúng ngọ',
  amPm: 'sáng|trưa|chiều|tối|đêm|sa|ch|am|pm|khuya|buổi sáng|buổi chiều|buổi tối|rạng sáng|chiều nay|sáng nay|tối nay',
  era: 'trước công nguyên|sau công nguyên|tcn|scn|tr.cn|sau cn',
  dayUnit: 'ngày|tuần|tháng|năm|quý|thập kỷ|thế kỷ|thập niên|ngày làm việc|tuần lễ|hôm|đêm|mùa|học kỳ|năm học|tháng trời|năm trời|nghìn năm|hôm nay',
  timeUnit: 'giờ|phút|giây|tiếng|tiếng đồng hồ|giờ đồng hồ|h|p|s|ph',
  century: 'thế kỷ|thế kỷ thứ|thế kỉ|tk',
  dayDuration: 'nửa năm|nửa ngày|nửa tháng|nửa tuần|cả ngày|cả tuần|cả năm|suốt đêm',
  timeDuration: 'nửa giờ|nửa tiếng|nửa phút|nửa tiếng đồng hồ|một lúc',
  yearQuarter: 'quý 1|quý 2|quý 3|quý 4|quý một|quý hai|quý ba|quý tư|quý i|quý ii|quý iii|quý iv|nửa đầu năm|nửa cuối năm',
  frequency: 'hàng ngày|hằng ngày|hàng tuần|hàng tháng|hàng năm|hằng năm|hằng tháng|mỗi ngày|mỗi tuần|mỗi năm|mỗi tháng|hàng giờ|hàng đêm|thường niên',
  yearWord: 'năm|các năm|trong năm|vào năm',
  monthWord: 'tháng|thg|vào tháng|trong tháng',
  numberWord: 'trăm|nghìn|ngàn|triệu|tỷ|tỉ',
  dayWord: 'ngày|mồng|mùng|ngày mồng|ngày mùng|hôm|hôm mồng',
  weekWord: 'tuần|tuần thứ',
  hourMark: 'giờ|h|g|giờ đúng|giờ rưỡi',
  hourWord: 'lúc|vào lúc|khoảng lúc',
  minuteMark: 'phút|p|ph',
  secondMark: 'giây|s',
  pastOrTo: 'kém|giờ kém',
  half: 'rưỡi|nửa',
  quarterHour: '',
  modifier: 'đầu|cuối|giữa|trong|cùng',
  modifierAfter:
    'này|trước|sau|tới|ngoái|qua|vừa qua|vừa rồi|tiếp theo|sắp tới|nay|kế tiếp|gần đây|rồi|đầu tiên|cuối cùng|hiện tại|gần nhất|liền|kia|ấy|đó|nữa|liên tiếp|tiếp|trở lại|mai|đầu',
  ago: 'trước|trước đây|trước đó|qua|vừa qua',
  later: 'sau|nữa|sau đó|tới|kể từ bây giờ|tiếp theo|sắp tới',
  durationPreposition: 'trong|sau|cách đây|trong vòng|khoảng|gần|hơn|suốt|trong khoảng|trong suốt|sau khoảng|chỉ sau|sau hơn|mất',
  phase:
    'đầu|cuối|đầu thế kỷ|hồi đầu|hồi cuối|vào đầu|vào cuối|vào giữa|giữa thế kỷ|nửa cuối|nửa đầu|những năm|hết|trung tuần|thượng tuần|hạ tuần|cuối thế kỷ|từ đầu|đến cuối|đến hết|khoảng giữa',
  every: 'mỗi|hàng|hằng|mọi|từng',
  whole: 'cả|suốt|toàn bộ|trọn',
  several: 'vài|mấy|nhiều|một vài|một số|những|các|dăm|vài ba|hàng chục|hàng trăm|đôi ba|hàng nghìn',
  indefiniteArticle: 'một',
  approximately: 'khoảng|chừng|gần|độ|tầm|vào khoảng|cỡ|lúc khoảng',
  moreThan: 'hơn|gần|ít nhất|nhiều nhất|tối đa|tối thiểu|chưa đầy|dưới|trên|khoảng|chỉ',
  from: 'từ|giữa|kể từ|tính từ|từ ngày|từ năm|bắt đầu từ',
  to: 'đến|tới|và|cho đến|đến ngày|đến năm|đến hết|cho tới',
  between: 'giữa',
  and: 'và|hoặc|hay|với',
  beforeOrAfter:
    'trước|sau|từ|kể từ|đến|cho đến|tới|trước ngày|sau ngày|từ sau|tính đến|muộn nhất|không muộn hơn|trước năm|sau năm|từ năm|đến năm|từ ngày|đến ngày|từ khoảng|cho tới',
  orLater: 'trở đi|trở về trước|trở về sau|trở lại đây|đến nay',
  on: 'vào|ngày|hôm|đêm|sáng|chiều|tối|trưa|nhằm',
  at: 'lúc|vào lúc|vào|hồi',
  in: 'trong|vào|trong năm|của|trong ngày',
  of: 'của|năm|tháng|trong|ngày|vào|của năm|hồi',
  for: 'trong|suốt',
  timesWord: 'lần',
  timesPer: 'lần mỗi|lần một'
}

const thaiDays = 'จันทร์|อังคาร|พุธ|พฤหัสบดี|พฤหัส|ศุกร์|เสาร์|อาทิตย์'

export const thai: TemporalWords = {
  decadeWord: 'ทศวรรษ|ทศวรรษที่',
  eraAhead: 543,
  drop: `${thaiDays}|วิ|ชม|ปีที่แล้ว|ม.ค|ก.พ|มี.ค|เม.ย|พ.ค|มิ.ย|ก.ค|ส.ค|ก.ย|ต.ค|พ.ย|ธ.ค`,
  weekdayName: `${thaiDays
    .split('|')
    .map((day) => `วัน${day}`)
    .join('|')}|สุดสัปดาห์|วันหยุดสุดสัปดาห์|วันธรรมดา`,
  monthName:
    'มกรา|กุมภา|มีนา|เมษา|พฤษภา|มิถุนา|กรกฎา|สิงหา|กันยา|ตุลา|พฤศจิกา|ธันวา|เดือนมกราคม|เดือนกุมภาพันธ์|เดือนมีนาคม|เดือนเมษายน|เดือนพฤษภาคม|เดือนมิถุนายน|เดือนกรกฎาคม|เดือนสิงหาคม|เดือนกันยายน|เดือนตุลาคม|เดือนพฤศจิกายน|เดือนธันวาคม|ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.',
  maybe: 'มีนา|เมษา|กันยา|ตุลา|มกรา|กุมภา|สิงหา|ธันวา|มิถุนา|กรกฎา|พฤษภา|พฤศจิกา',
  relativeDay:
    'วันนี้|เมื่อวาน|เมื่อวานนี้|พรุ่งนี้|วันพรุ่งนี้|มะรืน|มะรืนนี้|เมื่อวานซืน|คืนนี้|เมื่อคืน|เมื่อคืนนี้|เช้านี้|เย็นนี้|บ่ายนี้|ปีนี้|ปีหน้า|ปีที่แล้ว|ปีก่อน|เดือนนี้|เดือนหน้า|เดือนที่แล้ว|เดือนก่อน|สัปดาห์นี้|สัปดาห์หน้า|สัปดาห์ที่แล้ว|สัปดาห์ก่อน|อาทิตย์นี้|อาทิตย์หน้า|อาทิตย์ที่แล้ว|วันก่อน|วันรุ่งขึ้น|วันถัดไป|ปัจจุบัน|ในปัจจุบัน|วันเดียวกัน|ปีเดียวกัน|ปัจจุบันนี้|วันดังกล่าว|ค่ำวันนี้|เช้าวันนี้|บ่ายวันนี้|เย็นวันนี้|ช่วงเช้าวันนี้|ช่วงบ่ายวันนี้|สิ้นปี|สิ้นปีนี้|ต้นปี|ปลายปี|กลางปี|ต้นเดือน|ปลายเดือน|กลางเดือน|สิ้นเดือน|สิ้นเดือนนี้|ทุกวันนี้|ต้นปีนี้|ปลายปีนี้|กลางปีนี้',
  now: 'ตอนนี้|ขณะนี้|เดี๋ยวนี้|บัดนี้',
  holiday:
    'วันสงกรานต์|สงกรานต์|วันปีใหม่|ปีใหม่|คริสต์มาส|วันคริสต์มาส|วันวาเลนไทน์|วันแม่|วันพ่อ|วันเด็ก|วันครู|วันลอยกระทง|ลอยกระทง|วันมาฆบูชา|วันวิสาขบูชา|วันอาสาฬหบูชา|วันเข้าพรรษา|วันออกพรรษา|วันแรงงาน|วันจักรี|วันฉัตรมงคล|วันปิยมหาราช|วันรัฐธรรมนูญ|ตรุษจีน|วันตรุษจีน',
  season: 'ฤดูร้อน|ฤดูฝน|ฤดูหนาว|ฤดูใบไม้ผลิ|ฤดูใบไม้ร่วง|หน้าร้อน|หน้าหนาว|หน้าฝน',
  dayPart: 'ตอนเช้า|ตอนสาย|ตอนเที่ยง|ตอนบ่าย|ตอนเย็น|ตอนค่ำ|ตอนดึก|กลางคืน|กลางวัน|ช่วงเช้า|ช่วงบ่าย|ช่วงเย็น|ช่วงค่ำ|เช้ามืด|รุ่งเช้า|เช้าตรู่|ตอนกลางคืน',
  dayPartPhrase: 'ตอนเช้า|ตอนเที่ยง|ตอนบ่าย|ตอนเย็น|ตอนค่ำ|ตอนดึก|ช่วงเช้า|ช่วงบ่าย|ช่วงเย็น|ช่วงค่ำ|เช้ามืด|เช้าตรู่|ตอนกลางคืน|ในตอนเช้า|ในตอนเย็น',
  noon: 'เที่ยงคืน|เที่ยงวัน',
  amPm: 'ก่อนเที่ยง|หลังเที่ยง|am|pm',
  era: 'พ.ศ.|ค.ศ.|พุทธศักราช|คริสต์ศักราช|พ.ศ|ค.ศ|พศ.|คศ.|ร.ศ.|จ.ศ.|ก่อนคริสตกาล|ก่อนคริสต์ศักราช|คริสต์ศตวรรษที่',
  dayUnit: 'ปี|เดือน|สัปดาห์|วัน|ไตรมาส|ทศวรรษ|ศตวรรษ|อาทิตย์|คืน|วันทำการ|ขวบ|ปีเต็ม',
  timeUnit: 'ชั่วโมง|นาที|วินาที|ชม.',
  dayUnitAgo:
    'ปีก่อน|ปีที่แล้ว|เดือนก่อน|เดือนที่แล้ว|วันก่อน|วันที่แล้ว|สัปดาห์ก่อน|สัปดาห์ที่แล้ว|ปีที่ผ่านมา|เดือนที่ผ่านมา|วันที่ผ่านมา|สัปดาห์ที่ผ่านมา|ปีข้างหน้า|เดือนข้างหน้า|วันข้างหน้า|ปีมาแล้ว|ปีต่อมา|วันต่อมา|เดือนต่อมา',
  timeUnitAgo: 'ชั่วโมงก่อน|ชั่วโมงที่แล้ว|นาทีก่อน|นาทีที่แล้ว|ชั่วโมงที่ผ่านมา|นาทีที่ผ่านมา|ชั่วโมงต่อมา|นาทีต่อมา',
  century: 'ศตวรรษที่|คริสต์ศตวรรษที่|พุทธศตวรรษที่',
  dayDuration: 'ครึ่งปี|ครึ่งเดือน|ครึ่งวัน|ตลอดปี|ตลอดวัน|ทั้งวัน|ทั้งปี|ทั้งคืน|ตลอดทั้งปี|ตลอดทั้งวัน',
  timeDuration: 'ครึ่งชั่วโมง',
  yearQuarter:
    'ไตรมาสแรก|ไตรมาสที่ 1|ไตรมาสที่ 2|ไตรมาสที่ 3|ไตรมาสที่ 4|ไตรมาส 1|ไตรมาส 2|ไตรมาส 3|ไตรมาส 4|ครึ่งปีแรก|ครึ่งปีหลัง|ไตรมาสสุดท้าย|ไตรมาสแรกของ|ไตรมาส1|ไตรมาส2|ไตรมาส3|ไตรมาส4',
  frequency: 'ทุกวัน|ทุกปี|ทุกเดือน|ทุกสัปดาห์|รายวัน|รายเดือน|รายปี|ทุกคืน|ประจำปี|ประจำวัน|ประจำเดือน|ทุกชั่วโมง|ทุกๆ วัน|ทุกๆ ปี',
  yearWord: 'ปี|ปี พ.ศ.|ปีพ.ศ.|พ.ศ.|ค.ศ.|ปี ค.ศ.|ปีค.ศ.|ในปี|ในปี พ.ศ.|เมื่อปี|เมื่อ พ.ศ.|ใน พ.ศ.|ปีงบประมาณ|ปีการศึกษา',
  dayWord: 'วันที่|เมื่อวันที่|ในวันที่|ตั้งแต่วันที่|ถึงวันที่|ณ วันที่|ลงวันที่',
  hourMark: 'น.|นาฬิกา|โมง|โมงเช้า|โมงเย็น|ทุ่ม|ทุ่มตรง|โมงตรง',
  hourWord: 'เวลา|เมื่อเวลา|ตี|บ่าย|ในเวลา|เวลาประมาณ|เมื่อเวลาประมาณ',
  minuteMark: 'นาที',
  secondMark: 'วินาที',
  half: 'ครึ่ง',
  modifier: 'ช่วง|ตลอด|ภายใน',
  modifierAfter: 'นี้|หน้า|ที่แล้ว|ก่อน|ที่ผ่านมา|ถัดไป|ต่อไป|ก่อนหน้า|แรก|สุดท้าย|ข้างหน้า|ดังกล่าว|เดียวกัน|ต่อมา|ก่อนหน้านี้',
  ago: 'ที่แล้ว|ก่อน|มาแล้ว|ที่ผ่านมา|ก่อนหน้านี้|ก่อนหน้า',
  later: 'ต่อมา|ข้างหน้า|หลังจากนั้น|หลังจากนี้|ถัดมา|จากนี้|ต่อจากนี้',
  durationPreposition: 'อีก|ภายใน|ในอีก|ในเวลา|เป็นเวลา|ในรอบ|ภายในเวลา|ในช่วง|เป็นเวลากว่า|ตลอด|ระยะเวลา|นาน|กว่า',
  phase: 'ต้น|ปลาย|กลาง|สิ้น|ช่วงต้น|ช่วงปลาย|ช่วงกลาง|ในช่วง|เมื่อต้น|เมื่อปลาย|เมื่อกลาง|ราว',
  every: 'ทุก|ทุกๆ|ทุก ๆ|ต่อ',
  whole: 'ทั้ง|ตลอด',
  several: 'หลาย|ไม่กี่|สอง-สาม|หลายสิบ|หลายร้อย|บาง|2-3',
  indefiniteArticle: 'หนึ่ง',
  approximately: 'ประมาณ|ราว|ราวๆ|ราว ๆ|เกือบ|ประมาณเวลา|ประมาณวันที่',
  moreThan: 'มากกว่า|น้อยกว่า|อย่างน้อย|ไม่เกิน|ไม่น้อยกว่า|กว่า|เกือบ|ประมาณ|ราว',
  from: 'ตั้งแต่|จาก|ระหว่าง|ระหว่างวันที่|ระหว่างเดือน|ระหว่างปี|ตั้งแต่เวลา|นับแต่|ตั้งแต่ปี|จากวันที่',
  to: 'ถึง|จนถึง|ไปจนถึง|และ|-|กระทั่งถึง|ถึงปี|จนถึงปี',
  between: 'ระหว่าง|ระหว่างวันที่',
  and: 'และ|หรือ|กับ',
  beforeOrAfter: 'ก่อน|หลัง|หลังจาก|ตั้งแต่|จนถึง|นับตั้งแต่|ก่อนวันที่|หลังวันที่|ภายใน|ไม่เกิน|นับจาก|ภายในวันที่|ก่อนปี|หลังปี|ภายในปี',
  orLater: 'เป็นต้นไป|เป็นต้นมา|ขึ้นไป',
  on: 'ใน|เมื่อ|ของ|วัน|ณ|ช่วง|ที่',
  at: 'เวลา|ตอน|ณ|เมื่อเวลา',
  in: 'ใน|เดือน|ของ|ช่วง|ของเดือน|ในเดือน|ปี',
  of: 'ของ|ใน|เดือน|ปี|ของเดือน|ของปี',
  for: 'เป็นเวลา|นาน'
}

export const tagalog: TemporalWords = {
  decadeWord: 'dekada|dekada ng|dekadang',
  relativeDay:
    'kahapon|ngayon|bukas|makalawa|ngayong araw|kagabi|mamayang gabi|ngayong gabi|noong isang araw|kaninang umaga|ngayong umaga|ngayong taon|ngayong linggo|ngayong buwan|noong isang linggo|noong nakaraang linggo|noong nakaraang taon|sa susunod na linggo|sa susunod na taon|sa susunod na buwan|kamakalawa|kamakailan',
  now: 'ngayon|sa ngayon|kasalukuyan|sa kasalukuyan',
  holiday: 'pasko|araw ng pasko|bagong taon|bisperas ng bagong taon|mahal na araw|biyernes santo|araw ng kalayaan|araw ng paggawa|undas|todos los santos|pista',
  weekdayName: 'katapusan ng linggo',
  dayPart: 'umaga|tanghali|hapon|gabi|madaling araw|hatinggabi',
  dayPartPhrase: 'sa umaga|sa tanghali|sa hapon|sa gabi|ng umaga|ng tanghali|ng hapon|ng gabi|ng madaling araw|tuwing gabi|tuwing umaga',
  noon: 'tanghali|hatinggabi',
  amPm: 'ng umaga|ng hapon|ng gabi|ng tanghali|am|pm|a.m.|p.m.|ng madaling araw',
  dayUnit: 'araw|linggo|buwan|taon|na araw|na linggo|na buwan|na taon|dekada|siglo|mga araw|taong',
  timeUnit: 'oras|minuto|segundo|na oras|na minuto',
  hourWord: 'alas|ala|ika|alas-|ika-|mga alas',
  yearWord: 'taon|taong|noong|noong taong',
  dayWord: 'ika|ika-|petsa',
  modifier: 'susunod na|nakaraang|nakaraan|huling|ngayong|itong|unang|darating na|nagdaang|noong|sa susunod na|noong nakaraang|nitong|tuwing',
  modifierAfter: 'na ang nakalipas|na nakalipas|ngayon|na ito',
  ago: 'ang nakalipas|ang nakaraan|na ang nakalipas|na ang nakaraan',
  durationPreposition: 'sa loob ng|pagkatapos ng|makalipas ang|sa susunod na|sa nakaraang|nang|loob ng',
  phase: 'simula ng|katapusan ng|kalagitnaan ng|huling bahagi ng|unang bahagi ng',
  every: 'bawat|tuwing|kada|araw-araw',
  frequency: 'araw-araw|linggu-linggo|buwan-buwan|taun-taon|gabi-gabi',
  several: 'ilang|maraming|mga',
  indefiniteArticle: 'isang|isa',
  from: 'mula|mula sa|mula noong|simula|mula ika',
  to: 'hanggang|hanggang sa|at',
  between: 'sa pagitan ng',
  and: 'at|o',
  beforeOrAfter: 'bago|pagkatapos|mula|hanggang|simula|simula noong|mula noong|bago ang|pagkatapos ng',
  on: 'sa|noong|nitong|ika|ng',
  at: 'sa|nang|ng|alas',
  in: 'sa|noong|ng|nitong',
  of: 'ng|sa'
}
