import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'

/**
 * The subject of a notification by its documented number. 08 and 09 are both missions; 10, 11 and 12 are a live lesson tomorrow,
 * soon and changed, 13 leads straight into it.
 */
export const alarmSubjects = {
  '00': 'class',
  '01': 'main',
  '02': 'main',
  '03': 'main',
  '04': 'main',
  '05': 'main',
  '06': 'enrolment',
  '07': 'attendance',
  '08': 'mission',
  '09': 'mission',
  '10': 'live',
  '11': 'live',
  '12': 'live',
  '13': 'live',
  '14': 'cancelled',
  '20': 'member',
  '21': 'post',
  '22': 'like',
} as const satisfies Record<string, string>
export type AlarmType = keyof typeof alarmSubjects
/** `other` for numbers of later versions and of older products. */
export type AlarmSubject = (typeof alarmSubjects)[AlarmType] | 'other'
/** The kinds of posts, for notifications of type 21. */
export const postSubTypes = {
  '02': 'notice',
  '03': 'normal',
  '04': 'question',
  '07': 'homework',
  '08': 'other',
  '09': 'other',
  '10': 'homework',
} as const satisfies Record<string, string>

const isKnown = (type: string): type is AlarmType => Object.hasOwn(alarmSubjects, type)
export const subjectOf = (alarmType: string): AlarmSubject =>
  isKnown(alarmType) ? alarmSubjects[alarmType] : 'other'

interface Leading {
  alarmType: string
  courseSeq: number | null
  path: string | null
}
/** The target of a notification: its own path, otherwise its course, otherwise the main page. */
export function pathOfAlarm({ alarmType, courseSeq, path }: Leading) {
  if (path) return path
  if (subjectOf(alarmType) === 'main' || courseSeq === null) return '/main'
  return `/classes/${courseSeq}`
}

export const Alarm = z.object({
  alarmSeq: seq('alarm'),
  alarmType: z.string(),
  subType: z.string().nullable(),
  /** JSON text: `{ "name": …, "title": …, "amount": … }`, formatted in the reader's language; or plain text. */
  content: z.string(),
  createdAt: instant,
  /** Y where the content is plain text even if it looks like JSON. */
  legacyYn: z.enum(['Y', 'N']),
  targetUserSeq: seq('user'),
  /** The picture of the person who caused it, as this site shows them. */
  profileImageUrl: z.string().nullable(),
  channelSeq: seq('channel'),
  courseSeq: seq('course').nullable(),
  /** The package it links to; null for none. */
  linkPackage: z.int().nullable(),
  /** The host of the site that sent it. */
  domain: z.string(),
  /** The target path inside the site. */
  path: z.string(),
})
export type Alarm = z.input<typeof Alarm>

export const path = '/channels/:channelSeq/alarms'
