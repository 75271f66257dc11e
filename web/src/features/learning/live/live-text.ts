import { joinWindowState, timeLabel, type JoinWindow } from 'contract/teaching/curriculum/live-items.rules'
import type { LiveItem } from 'contract/learning/live/schemas'
import type { Language } from 'contract/i18n/languages'
import { moveDay, seoulDay } from 'contract/values/korea-time'
import { formatMoment, formatTime } from '../../../platform/time.ts'
import type { Translate } from '../../../platform/words/dictionary.ts'
import type { liveMessages } from './live.messages.ts'

type Words = Translate<keyof typeof liveMessages.ko>
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `2일 3시간` · `10시간 52분` · `12분 48초`. */
export function leftText(left: number, t: Words) {
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  if (days > 0) return t('leftDays', { days, hours })
  if (hours > 0) return t('leftHours', { hours, minutes })
  return t('leftMinutes', { minutes, seconds: Math.floor((left % MINUTE) / 1000) })
}

/** `오늘 20:00` · `내일 06:40` · `11월 26일(목) 20:00`. */
export function whenText(moment: Date, now: Date, { t, language }: { t: Words; language: Language }) {
  const time = formatTime(moment)
  if (seoulDay(moment) === seoulDay(now)) return t('todayAt', { time })
  if (seoulDay(moment) === moveDay(seoulDay(now), 1)) return t('tomorrowAt', { time })
  return formatMoment(moment, language)
}

interface Said {
  live: LiveItem
  joinWindow: JoinWindow
  now: Date
}
/** The start of a lesson, and the time until or since then. */
export function liveText({ live, joinWindow, now }: Said, t: Words, language: Language) {
  const label = timeLabel(joinWindow, live.userType, now)
  const when = whenText(joinWindow.startsAt, now, { t, language })
  const left = leftText(Math.max(0, joinWindow.startsAt.getTime() - now.getTime()), t)
  const since = Math.max(1, Math.floor((now.getTime() - joinWindow.startsAt.getTime()) / MINUTE))
  const isUrgent = label === 'SOON'
  const isOver = joinWindowState(joinWindow, 'user', now) === 'OVER'
  const more = {
    BEFORE: t('leftUntil', { left }),
    SOON: t('leftUntil', { left }),
    STARTED: t('since', { minutes: since }),
    LONG_AGO: t('running'),
  }[label]
  return { when, more: isOver ? t('over') : more, isUrgent }
}
