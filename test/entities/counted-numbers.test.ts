/** Numbers in words by what counts with them: counters, parts, the first of several, endings; money and shares whose names have several words. */
import { describe, expect, it } from 'vitest'
import type { EntityLanguage } from '../../src/entities/languages.js'
import { patternMentions } from './pattern-mentions.js'

type Case = readonly [language: EntityLanguage, text: string, mentions: readonly string[]]

const counters: readonly Case[] = [
  ['kor', '고양이 세 마리가 있다', ['NUMBER 세']],
  ['kor', '책 두 권을 샀다', ['NUMBER 두']],
  ['kor', '관객 오백 명이 왔다', ['NUMBER 오백']],
  ['kor', '이 두 사람은 친구다', []],
  ['kor', '십 미터 떨어져', ['DISTANCE 십 미터']],
  ['jpn', '三人で行く', ['NUMBER 三']],
  ['jpn', '二人称と三歳児', []],
  ['jpn', '正解は六です。', ['NUMBER 六']],
  ['jpn', '六甲山で遊ぶ', []],
  ['kor', '칠백은 많다', ['NUMBER 칠백']],
  ['kor', '이천은 도시다', []],
  ['jpn', '二倍になった', ['NUMBER 二']]
]

const firsts: readonly Case[] = [
  ['eng', 'The first two chapters', ['NUMBER first', 'NUMBER two']],
  ['fra', 'les trois premiers chapitres', ['NUMBER trois', 'NUMBER premiers']],
  ['swe', 'de 3 första kapitlen', ['NUMBER 3', 'NUMBER första']],
  ['nob', 'etter § 3 første ledd', []],
  ['ita', 'Ti chiamo prima, 5 volte', ['NUMBER 5']]
]

const words: readonly Case[] = [
  ['tur', 'Halkın üçte ikisi geldi', ['NUMBER üçte ikisi']],
  ['tur', 'yüzde yedisi', ['PERCENT yüzde yedisi']],
  ['spa', 'mayo de dos mil', ['DATE mayo de dos mil']],
  ['deu', 'im Mai zweitausend', ['DATE Mai zweitausend']],
  ['tur', 'Bunlardan biri onu gördü', []],
  ['swe', 'hundra komma åttiotvå', ['NUMBER hundra komma åttiotvå']],
  ['deu', 'drei Komma siebenundzwanzig', ['NUMBER drei Komma siebenundzwanzig']],
  ['swe', 'en åttondel', ['NUMBER en åttondel']],
  ['ara', 'واحد من كل عشرة أطفال', ['NUMBER واحد من كل عشرة']],
  ['ara', 'ثلثي الميزانية', ['NUMBER ثلثي']],
  ['ita', "quello prima dell'ultimo", ["NUMBER quello prima dell'ultimo"]],
  ['swe', 'den före den sista', ['NUMBER den före den sista']]
]

const amounts: readonly Case[] = [
  ['pol', 'zapłacił 700 dolarów kanadyjskich', ['MONEY 700 dolarów kanadyjskich']],
  ['pol', '700 polskich firm', ['NUMBER 700']],
  ['slv', '7 milijonov švicarskih frankov', ['MONEY 7 milijonov švicarskih frankov']],
  ['jpn', '700ニュージーランドドル', ['MONEY 700ニュージーランドドル']],
  ['jpn', '7ブランドのハンドル', ['NUMBER 7']],
  ['deu', '40 USD Millionen', ['MONEY 40 USD Millionen']],
  ['por', '40 EUR milhões', ['MONEY 40 EUR milhões']],
  ['zho', '一共五百块。', ['MONEY 五百块']],
  ['jpn', '打率は2割7分5厘', ['PERCENT 2割7分5厘']],
  ['jpn', '百分の七', ['PERCENT 百分の七']],
  ['zho', '百分之7的人', ['PERCENT 百分之7']],
  ['swe', '4 promille', ['PERCENT 4 promille']],
  ['nob', 'en promille på 2,4', ['NUMBER 2,4']],
  ['swe', 'sex fot hög', ['DISTANCE sex fot']],
  ['hin', 'दो मील दूर', ['DISTANCE दो मील']]
]

describe.each([
  ['counters', counters],
  ['the first of several', firsts],
  ['numbers in words', words],
  ['amounts', amounts]
] as const)('%s', (_, cases) => {
  it.each(cases)('%s: %s', (language, text, expected) => expect(patternMentions(language, text)).toEqual(expected))
})
