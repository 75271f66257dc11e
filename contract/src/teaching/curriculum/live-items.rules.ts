import { moveDay, seoulDay } from '../../values/korea-time.ts'
import { liveServices, type LiveTypeCd } from '../../values/type-codes.ts'

export const DEFAULT_JOIN_MINUTES = 30
export const MAX_WEEKS = 52
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** The host may rejoin for this long after the end. */
const HOST_STAYS = HOUR

export const liveUserTypes = ['user', 'facilitator', 'classManager'] as const
/** A person's part in a live lesson; every type but `user` is a host. */
export type LiveUserType = (typeof liveUserTypes)[number]
export const isHost = (userType: LiveUserType) => userType !== 'user'

export interface LiveTimes {
  startsAt: Date
  endsAt: Date
}
export interface JoinWindow extends LiveTimes {
  attendeeJoinTimeLive: number
  tchJoinTimeLive: number
}

/** Minutes before the start from which this person may join. docs/rules.md R-280. */
export const joinMinutes = (joinWindow: Omit<JoinWindow, keyof LiveTimes>, userType: LiveUserType) =>
  isHost(userType) ? joinWindow.tchJoinTimeLive : joinWindow.attendeeJoinTimeLive
export const opensAt = (joinWindow: JoinWindow, userType: LiveUserType) =>
  new Date(joinWindow.startsAt.getTime() - joinMinutes(joinWindow, userType) * MINUTE)
/** When the room is closed for people like them. */
export const closesAt = ({ endsAt }: LiveTimes, userType: LiveUserType) =>
  new Date(endsAt.getTime() + (isHost(userType) ? HOST_STAYS : 0))

export type JoinWindowState = 'EARLY' | 'OPEN' | 'OVER'
/** The rule of joining, used by the button and by the server. docs/rules.md R-280. */
export function joinWindowState(joinWindow: JoinWindow, userType: LiveUserType, now: Date): JoinWindowState {
  if (now < opensAt(joinWindow, userType)) return 'EARLY'
  return now < closesAt(joinWindow, userType) ? 'OPEN' : 'OVER'
}

/** After the end, while hosts may still be there. docs/rules.md R-970. */
export const isOvertime = (times: LiveTimes, now: Date) =>
  now >= times.endsAt && now < closesAt(times, 'facilitator')

export type TimeLabel = 'BEFORE' | 'SOON' | 'STARTED' | 'LONG_AGO'
/** Before the window, within it, started within the last hour, longer ago. */
export function timeLabel(joinWindow: JoinWindow, userType: LiveUserType, now: Date): TimeLabel {
  if (now < opensAt(joinWindow, userType)) return 'BEFORE'
  if (now < joinWindow.startsAt) return 'SOON'
  return now.getTime() - joinWindow.startsAt.getTime() <= HOUR ? 'STARTED' : 'LONG_AGO'
}

export const liveStatuses = ['today', 'pending', 'end'] as const
/** By the day in Seoul: before its day, on its day, or over. docs/rules.md R-281. */
export function liveStatus({ startsAt, endsAt }: LiveTimes, now: Date): (typeof liveStatuses)[number] {
  if (now >= endsAt) return 'end'
  return seoulDay(startsAt) <= seoulDay(now) ? 'today' : 'pending'
}

/** Once it has started only the title can change. docs/rules.md R-282. */
export const isStarted = ({ startsAt }: Pick<LiveTimes, 'startsAt'>, now: Date) => now >= startsAt
export const classTime = ({ startsAt, endsAt }: LiveTimes) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE)

interface Ending {
  liveStartAt: Date | null
  liveEndAt: Date | null
  classTime: number | null
}
/** Sets the end from the length where only the length is given. docs/rules.md R-590. */
export function withEnd<Draft extends Ending>(draft: Draft): Draft {
  const { liveStartAt, liveEndAt, classTime: minutes } = draft
  if (liveEndAt || !liveStartAt || minutes === null) return draft
  return { ...draft, liveEndAt: new Date(liveStartAt.getTime() + minutes * MINUTE) }
}
/** Whether length and end contradict each other. */
export const isOtherLength = ({ liveStartAt, liveEndAt, classTime: minutes }: Ending) =>
  minutes !== null &&
  liveStartAt !== null &&
  liveEndAt !== null &&
  classTime({ startsAt: liveStartAt, endsAt: liveEndAt }) !== minutes

/** Whether a lesson exceeds the longest duration. */
export const isTooLong = ({ startsAt, endsAt }: LiveTimes) => endsAt.getTime() - startsAt.getTime() > DAY

/** The same weekday and hour for this many weeks. Korea has no daylight saving time. */
export const everyWeek = ({ startsAt, endsAt }: LiveTimes, weeks: number): LiveTimes[] =>
  Array.from({ length: weeks }, (_, week) => ({
    startsAt: new Date(startsAt.getTime() + week * 7 * DAY),
    endsAt: new Date(endsAt.getTime() + week * 7 * DAY),
  }))
/** `아침 빈야사` → `아침 빈야사 (2/8)`; a single lesson keeps its title. */
export const weekTitle = (title: string, week: number, weeks: number) =>
  weeks === 1 ? title : `${title.slice(0, 90)} (${week + 1}/${weeks})`

const hosts: Record<string, RegExp> = {
  [liveServices.zoom]: /(^|\.)(zoom\.us|zoom\.com|zoomgov\.com)$/,
  [liveServices.googleMeet]: /^(meet\.google\.com|meet\.app\.goo\.gl)$/,
}
const WEB = /^https:\/\/([a-z\d.-]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i
/** Whether a link leads to a meeting of this service: https, without credentials, and on the service's host. R-283. */
export function isMeetingUrl(liveTypeCd: string, text: string) {
  const [, host = ''] = WEB.exec(text) ?? []
  return host.includes('.') && (hosts[liveTypeCd]?.test(host.toLowerCase()) ?? true)
}
/** `https://us02web.zoom.us/j/85912345678?pwd=…` → `85912345678`. */
export const zoomMeetingId = (url: string) => /\/(?:j|s|w|wc|wc\/join)\/(\d{9,12})\b/.exec(url)?.[1] ?? null

/** The number of a meeting; only Zoom's links contain one. */
export const meetingIdOf = (
  liveTypeCd: LiveTypeCd,
  { joinUrl, startUrl }: { joinUrl: string; startUrl: string },
) => (liveTypeCd === liveServices.zoom ? zoomMeetingId(joinUrl || startUrl) : null)

/** Whether a lesson is held in the video room of the site, which needs no link. docs/rules.md R-960. */
export const isVideoRoom = (liveTypeCd: LiveTypeCd | null | undefined) =>
  liveTypeCd === liveServices.videoRoom

/** Why no live lesson can have an audience here. docs/rules.md R-1295. */
export const audienceOffs = ['UNSUPPORTED', 'NO_TRANSCODER'] as const
/** How long after it happened an audience sees it, in seconds. */
export const AUDIENCE_DELAY = { min: 6, max: 10 } as const
export type AudienceOff = (typeof audienceOffs)[number]

/** The seven days from today on, in Seoul. */
export const weekFrom = (now: Date) => ({ from: seoulDay(now), to: moveDay(seoulDay(now), 6) })
