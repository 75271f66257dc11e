import type { Language } from '../i18n/languages.ts'
import { seoulParts } from './korea-time.ts'

// Formatted by hand and not by Intl: server and browser must produce identical text.
const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  jp: ['日', '月', '火', '水', '木', '金', '土'],
}
/** Korean and Japanese write the unit behind the number. */
const units = { ko: ['년 ', '월 ', '일'], jp: ['年', '月', '日'] }
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
/** Two digits. */
export const two = (value: number) => String(value).padStart(2, '0')
/** The parts of a moment in Seoul. */
export const readMoment = (moment: string | Date) =>
  seoulParts(moment instanceof Date ? moment : new Date(moment))

/** `11월 24일(화)` · `Tue, Nov 24` · `11月24日(火)`, in Seoul; with the year where asked. */
export function formatDay(moment: string | Date, language: Language, { withYear = false } = {}) {
  const { year, month, day, weekday } = readMoment(moment)
  if (language !== 'en') {
    const [y, m, d] = units[language]
    return `${withYear ? `${year}${y}` : ''}${month}${m}${day}${d}(${weekdays[language][weekday]})`
  }
  return `${weekdays.en[weekday]}, ${months[month - 1]} ${day}${withYear ? `, ${year}` : ''}`
}
/** `2026년 11월` · `Nov 2026` · `2026年11月`. */
export function formatMonth(moment: string | Date, language: Language) {
  const { year, month } = readMoment(moment)
  if (language === 'ko') return `${year}년 ${month}월`
  return language === 'jp' ? `${year}年${month}月` : `${months[month - 1]} ${year}`
}
/** `2026.11.24` · in Japanese `2026/11/24`. */
export function formatDate(moment: string | Date, language: Language = 'ko') {
  const { year, month, day } = readMoment(moment)
  return [year, two(month), two(day)].join(language === 'jp' ? '/' : '.')
}
/** `화` · `Tue` · `火`, in Seoul. */
export const formatWeekday = (moment: string | Date, language: Language) =>
  weekdays[language][readMoment(moment).weekday] ?? ''
/** The name of a weekday; 0 is Sunday. */
export const weekdayName = (weekday: number, language: Language) => weekdays[language][weekday] ?? ''
/** A position in a video: `8:24` · `1:08:24`. */
export function formatClock(seconds: number) {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(Math.floor(seconds % 60))
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
/** `20:00`, in Seoul. */
export function formatTime(moment: string | Date) {
  const { hour, minute } = readMoment(moment)
  return `${two(hour)}:${two(minute)}`
}
/** `11월 24일(화) 20:00` · `Tue, Nov 24, 20:00` · `11月24日(火) 20:00`. */
export const formatMoment = (moment: string | Date, language: Language, options?: { withYear?: boolean }) =>
  `${formatDay(moment, language, options)}${language === 'en' ? ', ' : ' '}${formatTime(moment)}`

const seoulZone = { ko: '', en: ' (Seoul)', jp: '（ソウル時間）' }
/**
 * A moment for who may read it anywhere, as in a mail: with its year, and abroad with its time zone.
 * `2026년 11월 24일(화) 20:00` · `Tue, Nov 24, 2026, 20:00 (Seoul)` · `2026年11月24日(火) 20:00（ソウル時間）`.
 */
export const formatSeoulMoment = (moment: string | Date, language: Language) =>
  `${formatMoment(moment, language, { withYear: true })}${seoulZone[language]}`
