/**
 * What an alarm is about, by its documented number. 08 and 09 are both missions; 10, 11 and 12 are a live lesson
 * tomorrow, soon and changed, 13 leads straight into it.
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
/** `other` for numbers that a later version, or an older product, may know. */
export type AlarmSubject = (typeof alarmSubjects)[AlarmType] | 'other'
/** What a post is, for alarms of type 21. */
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
/** Where pressing an alarm leads: where it says itself, else to its class, else to the main page. */
export function pathOfAlarm({ alarmType, courseSeq, path }: Leading) {
  if (path) return path
  if (subjectOf(alarmType) === 'main' || courseSeq === null) return '/main'
  return `/classes/${courseSeq}`
}
