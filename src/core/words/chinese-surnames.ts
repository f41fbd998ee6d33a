/** Chinese surnames in both scripts. Who asks for rarer ones adds them: which of those may count depends on what stands beside them there. */

/** The commonest of one character. */
export const commonSurnames =
  '王李张張刘劉陈陳杨楊黄黃赵趙吴吳周徐孙孫马馬朱胡郭何林高罗羅郑鄭梁谢謝宋唐许許韩韓邓鄧冯馮曹彭曾田董潘袁蔡蒋蔣余于杜叶葉程魏苏蘇吕呂丁任卢盧姚沈钟鍾姜崔谭譚陆陸范汪廖石金韦韋贾賈夏付方邹鄒熊白孟秦邱江尹薛段雷侯龙龍史贺賀顾顧毛郝龚龔邵万萬覃武钱錢戴严嚴莫孔汤湯'
/** These and others that one meets nearly as often. */
export const usualSurnames = `${commonSurnames}蕭萧温溫施庄莊纪紀童涂游简簡詹连連`

/** Surnames of two characters, the commonest. */
export const commonDoubleSurnames: readonly string[] = '欧阳 歐陽 司马 司馬 诸葛 諸葛 上官 司徒'.split(' ')
/** These and others that are in use. */
export const usualDoubleSurnames: readonly string[] = [...commonDoubleSurnames, ...'皇甫 令狐 夏侯 慕容 东方 東方'.split(' ')]
