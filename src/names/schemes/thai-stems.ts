/**
 * Common elements of Thai names whose reading does not follow from their letters: Indic loans in which a final consonant is spoken again before the next
 * syllable (phatthana) or a final short vowel is not (that), and words with unwritten vowels (thanon). Readings by the Royal Thai General System.
 */

export interface Stem {
  readonly written: string
  readonly spoken: string
  readonly syllables: number
}

/** Thai, then the syllables parted by hyphens. A silent letter is written as its sign alone, as `thai.ts` leaves it. */
const STEMS =
  'เจริญ cha-roen|จริง ching|พัฒนา phat-tha-na|วัฒนา wat-tha-na|วัฒน wat-tha-na|รัตนา rat-ta-na|รัตนะ rat-ta-na|รัตน rat-ta-na|ราช rat|ราชา ra-cha|ราชบุรี rat-cha-bu-ri|ราชดำเนิน rat-cha-dam-noen|' +
  'ราชสีมา rat-cha-si-ma|ราชธานี rat-cha-tha-ni|ราชเทวี rat-cha-the-wi|ราษฎ์ rat|นคร na-khon|นิคม ni-khom|อุดม u-dom|อุดร u-don|ถนน tha-non|สวรร์ sa-wan|สวรรค sa-wan|ตลาด ta-lat|สนุก sa-nuk|สนาม sa-nam|' +
  'สถานี sa-tha-ni|สถาน sa-than|รถ rot|เกษม ka-sem|เกษตร ka-set|ทรัพ์ sap|ทรัพย sap|อยุธยา a-yut-tha-ya|สุวรรณ su-wan|สมุทร sa-mut|เพชรบุรี phet-cha-bu-ri|เพชรบูร์ phet-cha-bun|เพชร phet|' +
  'กาญจนบุรี kan-cha-na-bu-ri|กาญจนา kan-cha-na|กาญจน kan-cha-na|ชลบุรี chon-bu-ri|วิทยา wit-tha-ya|มิตร mit|จิตร chit|บุตร but|จักร chak|ภัทร phat-tha-ra|ธาตุ that|เกตุ ket|เหตุ het|ชาติ chat|ญาติ yat|ภูมิ phum|' +
  'ธรรม tham|กรรม kam|พรหม phrom|พราหม์ phram|ปราจีน pra-chin|ผลไม้ phon-la-mai|ชลประทาน chon-pra-than|สกล sa-kon|พนม pha-nom|ขนม kha-nom|บรเพ็ด bo-ra-phet|บาตร bat|บริบูร์ bo-ri-bun|' +
  'บริ bo-ri|ฤทธิ์ rit|ฤทธิ rit|ฤษี rue-si|ฤาษี rue-si|อังกฤษ ang-krit|บูรณะ bu-ra-na|ปลัด pa-lat|เสด็จ sa-det|เสน่ห์ sa-ne|เสมอ sa-moe|เสมา se-ma|สหกร์ sa-ha-kon|สหกรณ sa-ha-kon|สุข suk|สุขุมวิท su-khum-wit|' +
  'เทพ thep|เทศบาล thet-sa-ban|มหาสารคาม ma-ha-sa-ra-kham|สารคาม sa-ra-kham|วิหาร wi-han|พิจิตร phi-chit|พิษณุโลก phit-sa-nu-lok|สุราษฎ์ su-rat|นราธิวาส na-ra-thi-wat|ยโสธร ya-so-thon|อุทัย u-thai|' +
  'จันทบุรี chan-tha-bu-ri|ลพบุรี lop-bu-ri|สงขลา song-khla|สระบุรี sa-ra-bu-ri|สระ sa|นนทบุรี non-tha-bu-ri|ปทุมธานี pa-thum-tha-ni|ปทุม pa-thum|ปฐม pa-thom|ตนเอง ton-eng|อุบล u-bon|ตะวัน ta-wan|สนวน sa-nuan|สมบัติ som-bat|' +
  'สามัคคี sa-mak-khi|ศักดิ์ sak|ประวัติ pra-wat|อนุ a-nu|อภิ a-phi|พระ phra|มณี ma-ni|ธนบุรี thon-bu-ri|ธน tha-na|ภักดี phak-di|วชิร wa-chi-ra|ศิริ si-ri|สิริ si-ri|ทวี tha-wi|ถวิล tha-win|ชนะ cha-na|กนก ka-nok|' +
  'สง่า sa-nga|สมัย sa-mai|สวัสดิ์ sa-wat|สวัสดี sa-wat-di|อดุล a-dun|ขจร kha-chon|จรูญ cha-run|จำรัส cham-rat|เฉลิม cha-loem|แสวง sa-waeng|สบาย sa-bai|สว่าง sa-wang|สวาย sa-wai|ไสว sa-wai|สยาม sa-yam|อิสลาม it-sa-lam|มัสยิด mat-sa-yit|บน bon|ตน ton|อำเภอ am-phoe|ตำบล tam-bon|จังหวัด chang-wat|หมู่บ้าน mu-ban|ศาลา sa-la|สำราญ sam-ran|สำนัก sam-nak|สำโรง sam-rong|เจดี์ che-di|โรงเรียน rong-rian|' +
  'กำแพง kam-phaeng|ประชา pra-cha|วิเศษ wi-set|บำรุง bam-rung|สำเร็จ sam-ret|ดำรง dam-rong|อรัญญา a-ran-ya|จระเข้ cho-ra-khe|จรเข้ cho-ra-khe'

/** Stems by their first character. */
export function stemTable(): ReadonlyMap<string, readonly Stem[]> {
  const table = new Map<string, Stem[]>()
  for (const pair of STEMS.split('|')) {
    const [written, sounds] = pair.split(' ')
    const list = table.get(written![0]!) ?? []
    table.set(written![0]!, list)
    list.push({ written: written!, spoken: sounds!.replaceAll('-', ''), syllables: sounds!.split('-').length })
  }
  return table
}
