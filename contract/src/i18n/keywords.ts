import type { Language } from './languages.ts'

/** The twelve things a site may name with words of its own. */
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

/** Only English says one thing and many things differently; elsewhere both are the same word. */
export interface Forms {
  one: string
  many: string
}
export type Keywords = Readonly<Record<Keyword, Forms>>

/** In the order above; behind a slash what several are called where no `s` makes them. */
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
/** The words of a site that chose none. */
export const standardKeywords = (language: Language): Keywords => standard[language]

/** "an" before what sounds like a vowel: an hour, a unit, an MBA, an 8-week class. */
export function articleOf(word: string) {
  // Capitals are read letter by letter: em, ef, es.
  if (/^[A-Z]{2}/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a'
  return /^(?:hour|hono|heir|8|11\b|18\b|(?!eu|uni|use|one)[aeiou])/i.test(word) ? 'an' : 'a'
}
