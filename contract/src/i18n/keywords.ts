import type { Language } from './languages.ts'

/** The twelve terms a site may replace. */
export const keywordNames = [
  'class',
  'instructor',
  'program',
  'enrolment',
  'classroom',
  'course',
  'notice',
  'goods',
  'participant',
  'review',
  'achievement',
  'challenge',
] as const
export type Keyword = (typeof keywordNames)[number]

/** Only English has separate singular and plural forms; in other languages both are the same word. */
export interface Forms {
  one: string
  many: string
}
export type Keywords = Readonly<Record<Keyword, Forms>>

/** In the order above; the plural follows a slash where `s` alone does not form it. */
const words: Record<Language, string> = {
  ko: '클래스,강사,프로그램,신청,강의실,강의,공지사항,디지털 상품,수강생,후기,업적,챌린지',
  en: 'class/classes,instructor,program,enrolment,classroom,lesson,notice,digital goods/digital goods,learner,review,achievement,challenge',
  jp: '講座,講師,プログラム,申し込み,教室,レッスン,お知らせ,デジタル商品,受講生,レビュー,実績,チャレンジ',
}
function setOf(language: Language): Keywords {
  const listed = words[language].split(',')
  const next = (): Forms => {
    const [one = '', many = language === 'en' ? `${one}s` : one] = listed.shift()?.split('/') ?? []
    return { one, many }
  }
  return {
    class: next(),
    instructor: next(),
    program: next(),
    enrolment: next(),
    classroom: next(),
    course: next(),
    notice: next(),
    goods: next(),
    participant: next(),
    review: next(),
    achievement: next(),
    challenge: next(),
  }
}
const standard: Record<Language, Keywords> = { ko: setOf('ko'), en: setOf('en'), jp: setOf('jp') }
/** The terms of a site that replaced none. */
export const standardKeywords = (language: Language): Keywords => standard[language]

/** "an" before a vowel sound: an hour, a unit, an MBA, an 8-week class. */
export function articleOf(word: string) {
  // Capitals are spelled out: em, ef, es.
  if (/^[A-Z]{2}/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  return /^(?:hour|hono|heir|8|11\b|18\b|(?!eu|uni|use|one)[aeiou])/i.test(word) ? 'an' : 'a'
}
