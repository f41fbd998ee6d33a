/**
 * Characters as Japanese names write them and the traditional ones that they stand for: the simplified forms of 1946 and 1949, and the variants that
 * registers of persons keep in surnames (斎藤, 齊藤, 斉藤).
 */

/** Each group begins with the traditional character. */
const GROUPS =
  '亞亜 惡悪 壓圧 圍囲 醫医 爲為 壹壱 隱隠 榮栄 營営 衞衛 驛駅 圓円 鹽塩 緣縁 應応 歐欧 毆殴 櫻桜 奧奥 橫横 溫温 穩穏 假仮 價価 畫画 會会 囘回 懷懐 繪絵 擴拡 殼殻 覺覚 學学 嶽岳 樂楽 勸勧 卷巻 寬寛 歡歓 觀観 關関 陷陥 巖巌 顏顔 歸帰 氣気 龜亀 僞偽 戲戯 犧犠 舊旧 據拠 擧挙 虛虚 峽峡 挾挟 狹狭 鄕郷 曉暁 區区 驅駆 勳勲 薰薫 徑径 惠恵 溪渓 經経 繼継 莖茎 螢蛍 輕軽 鷄鶏 藝芸 擊撃 缺欠 儉倹 劍剣 圈圏 檢検 權権 獻献 縣県 險険 顯顕 驗験 嚴厳 效効 廣広 恆恒 鑛鉱 號号 國国 黑黒 濟済 碎砕 齊斉齋斎 劑剤 雜雑 參参 慘惨 棧桟 蠶蚕 贊賛 殘残 絲糸 齒歯 兒児 辭辞 濕湿 實実 舍舎 寫写 釋釈 壽寿 收収 從従 澁渋 獸獣 縱縦 肅粛 處処 緖緒 敍叙 尙尚 奬奨 將将 燒焼 稱称 證証 乘乗 剩剰 壤壌 孃嬢 條条 淨浄 狀状 疊畳 讓譲 釀醸 囑嘱 觸触 寢寝 愼慎 晉晋 眞真 盡尽 圖図 粹粋 醉酔 隨随 髓髄 數数 樞枢 瀨瀬 聲声 靜静 攝摂 竊窃 專専 戰戦 淺浅 潛潜 纖繊 踐践 錢銭 禪禅 雙双 壯壮 搜捜 插挿 爭争 總総 聰聡 莊荘 裝装 騷騒 增増 臟臓 藏蔵 屬属 續続 墮堕 體体 對対 帶帯 滯滞 瀧滝 擇択 澤沢 單単 擔担 膽胆 團団 彈弾 斷断 癡痴 遲遅 晝昼 蟲虫 鑄鋳 廳庁 聽聴 鎭鎮 遞逓 鐵鉄 轉転 點点 傳伝 黨党 盜盗 燈灯 當当 鬭闘 德徳 獨独 讀読 屆届 繩縄 貳弐 惱悩 腦脳 霸覇 廢廃 拜拝 賣売 麥麦 發発 髮髪 拔抜 蠻蛮 祕秘 濱浜濵 甁瓶 拂払 佛仏 竝並 變変 邊辺邉 辨弁 步歩 寶宝 豐豊 沒没 槇槙 每毎 萬万 滿満 默黙 彌弥 譯訳 藥薬 與与 餘余 譽誉 搖揺 樣様 謠謡 遙遥 瑤瑶 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑 壘塁 禮礼 勵励 隸隷 靈霊 齡齢 戀恋 爐炉 勞労 樓楼 郞郎 祿禄 錄録 灣湾 堯尭 檜桧 凜凛 莱萊 礪砺 籠篭 麴麹 檮梼 高髙 崎﨑嵜碕 吉𠮷 島嶋嶌 富冨 峰峯 館舘 柳栁 曾曽 土圡 西覀'

const traditional = new Map<string, string>()
for (const group of GROUPS.split(' ')) {
  const [first = '', ...others] = group
  for (const other of others) if (other !== first) traditional.set(other, first)
}

/** With the traditional characters for those that only Japanese has. */
export function withoutJapaneseForms(text: string): string {
  let written = ''
  for (const character of text) written += traditional.get(character) ?? character
  return written
}
