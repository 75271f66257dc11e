import type { Language } from 'contract/i18n/languages'
import { formatClock, formatDate, formatTime, readMoment as read, two } from 'contract/values/moments'

export { formatDay, formatMoment, formatMonth, formatWeekday } from 'contract/values/moments'
export { formatDate, formatTime }

/** `2026.11.24 20:00`, for rows of a table. */
export const formatDateTime = (moment: string | Date, language: Language) =>
  `${formatDate(moment, language)} ${formatTime(moment)}`
const halves = { ko: ['오전', '오후'], en: ['AM', 'PM'], jp: ['午前', '午後'] }
/** `2026.11.24 오후 08:00` · `2026.11.24 PM 08:00` · `2026.11.24 午後 08:00`. */
export function formatStamp(moment: string | Date, language: Language) {
  const { hour, minute } = read(moment)
  const [morning, afternoon] = halves[language]
  return `${formatDate(moment, 'ko')} ${hour < 12 ? morning : afternoon} ${two(hour % 12 === 0 ? 12 : hour % 12)}:${two(minute)}`
}
/** `1:02:03` or `8:24`, the length of a video. */
export const formatLength = formatClock
const spans = { ko: ['시간 ', '분'], en: [' h ', ' min'], jp: ['時間', '分'] }
/** `1시간 33분` · `1 h 33 min` · `1時間33分`; whole hours stand alone, and nothing is shorter than a minute. */
export function formatSpan(seconds: number, language: Language) {
  const total = Math.max(1, Math.round(seconds / 60))
  const [hours, minutes] = [Math.floor(total / 60), total % 60]
  const [h, m] = spans[language]
  return [hours > 0 && `${hours}${h}`, minutes > 0 && `${minutes}${m}`].filter(Boolean).join('').trim()
}
