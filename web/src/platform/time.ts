import type { Language } from 'contract/languages'
import { seoulParts } from 'contract/seoul'

// Formatted by hand and not by Intl: server and browser must write the very same text.
const weekdays = {
  ko: ['일', '월', '화', '수', '목', '금', '토'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  jp: ['日', '月', '火', '水', '木', '金', '土'],
}
/** Year, month and day as Koreans and Japanese write them: behind the number. */
const units = { ko: ['년 ', '월 ', '일'], jp: ['年', '月', '日'] }
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (value: number) => String(value).padStart(2, '0')
const read = (moment: string | Date) => seoulParts(moment instanceof Date ? moment : new Date(moment))

/** `11월 24일(화)` · `Tue, Nov 24` · `11月24日(火)`, in Seoul; with the year where asked. */
export function formatDay(moment: string | Date, language: Language, { withYear = false } = {}) {
  const { year, month, day, weekday } = read(moment)
  if (language !== 'en') {
    const [y, m, d] = units[language]
    return `${withYear ? `${year}${y}` : ''}${month}${m}${day}${d}(${weekdays[language][weekday]})`
  }
  return `${weekdays.en[weekday]}, ${months[month - 1]} ${day}${withYear ? `, ${year}` : ''}`
}
/** `20:00`, in Seoul. */
export function formatTime(moment: string | Date) {
  const { hour, minute } = read(moment)
  return `${two(hour)}:${two(minute)}`
}
/** `11월 24일(화) 20:00` · `Tue, Nov 24, 20:00` · `11月24日(火) 20:00`. */
export const formatMoment = (moment: string | Date, language: Language, options?: { withYear?: boolean }) =>
  `${formatDay(moment, language, options)}${language === 'en' ? ', ' : ' '}${formatTime(moment)}`
/** `2026.11.24` · in Japanese `2026/11/24`. */
export function formatDate(moment: string | Date, language: Language = 'ko') {
  const { year, month, day } = read(moment)
  return [year, two(month), two(day)].join(language === 'jp' ? '/' : '.')
}
/** `2026.11.24 오후 08:00` · `2026.11.24 PM 08:00` · `2026/11/24 20:00`. */
export function formatStamp(moment: string | Date, language: Language) {
  const { hour, minute } = read(moment)
  const date = formatDate(moment, language)
  if (language === 'jp') return `${date} ${formatTime(moment)}`
  const isMorning = hour < 12
  const half = language === 'ko' ? (isMorning ? '오전' : '오후') : isMorning ? 'AM' : 'PM'
  return `${date} ${half} ${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute)}`
}
/** `2026년 11월` · `Nov 2026` · `2026年11月`. */
export function formatMonth(moment: string | Date, language: Language) {
  const { year, month } = read(moment)
  if (language === 'ko') return `${year}년 ${month}월`
  return language === 'jp' ? `${year}年${month}月` : `${months[month - 1]} ${year}`
}
/** `1:02:03` or `8:24`, for the length of a video. */
export function formatLength(seconds: number) {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = two(Math.floor(seconds % 60))
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}
const spans = { ko: ['시간 ', '분'], en: [' h ', ' min'], jp: ['時間', '分'] }
/** `1시간 33분` · `1 h 33 min` · `1時間33分`. */
export function formatSpan(seconds: number, language: Language) {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.max(1, Math.round((seconds % 3600) / 60))
  const [h, m] = spans[language]
  return hours > 0 ? `${hours}${h}${minutes}${m}` : `${minutes}${m}`
}
