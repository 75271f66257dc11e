import { isWebAddress } from './kinds.rules.ts'

/** The types of a course's custom fields. */
export const eventFieldTypes = ['text', 'url', 'number', 'date'] as const
export type EventFieldType = (typeof eventFieldTypes)[number]

interface Fields {
  cstmEventFields: Readonly<Record<string, { title: string; type: string }>>
  cstmEventData: Readonly<Record<string, string>>
}
export interface EventField {
  key: string
  title: string
  type: EventFieldType
  value: string
}

/** An unknown type is shown as text. */
export const eventFieldType = (type: string): EventFieldType =>
  eventFieldTypes.find((known) => known === type) ?? 'text'

/** Fields and values combined, in order. */
export const eventFieldsOf = ({ cstmEventFields, cstmEventData }: Fields): EventField[] =>
  Object.entries(cstmEventFields).map(([key, { title, type }]) => ({
    key,
    title,
    type: eventFieldType(type),
    value: Object.hasOwn(cstmEventData, key) ? (cstmEventData[key] ?? '') : '',
  }))

/** The inverse: the two records. */
export const eventRecords = (fields: readonly EventField[]): Fields => ({
  cstmEventFields: Object.fromEntries(fields.map(({ key, title, type }) => [key, { title, type }])),
  cstmEventData: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
})

export type EventError = 'URL_WRONG' | 'NUMBER_WRONG' | 'DATE_WRONG'
/** The reason why a value is invalid in a field of this type; null when it is valid. An empty value is valid and not shown. */
export function eventTrouble(type: string, value: string): EventError | null {
  if (value === '') return null
  switch (eventFieldType(type)) {
    case 'url':
      return isWebAddress(value) ? null : 'URL_WRONG'
    case 'number':
      return /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? null : 'NUMBER_WRONG'
    case 'date':
      return isDay(value) ? null : 'DATE_WRONG'
    case 'text':
      return null
  }
}

function isDay(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

interface Floating {
  courseFloatingShowYn: 'Y' | 'N'
  courseFloatingLabel: string
  courseFloatingShowStartAt: Date | null
  courseFloatingShowEndAt: Date | null
}
/** Whether the banner is shown now: from its start until just before its end. docs/rules.md R-311. */
export function isFloating(
  { courseFloatingShowYn: show, courseFloatingShowStartAt: from, courseFloatingShowEndAt: until }: Floating,
  now: Date,
) {
  return show === 'Y' && (from === null || now >= from) && (until === null || now < until)
}

/** The broken rules of a banner, by field. */
export function checkFloating(draft: Floating) {
  const broken: { path: string; rule: 'REQUIRED' | 'END_BEFORE_START' }[] = []
  const { courseFloatingShowStartAt: from, courseFloatingShowEndAt: until } = draft
  if (draft.courseFloatingShowYn === 'Y' && draft.courseFloatingLabel.trim() === '')
    broken.push({ path: 'body.courseFloatingLabel', rule: 'REQUIRED' })
  if (from !== null && until !== null && until <= from)
    broken.push({ path: 'body.courseFloatingShowEndAt', rule: 'END_BEFORE_START' })
  return broken
}

/** The time left until a moment; null once it has passed. A day or more is split into days, hours and minutes. */
export function timeLeft(until: Date | null, now: Date) {
  if (until === null || until <= now) return null
  const seconds = Math.floor((until.getTime() - now.getTime()) / 1000)
  return {
    d: Math.floor(seconds / 86_400),
    h: Math.floor((seconds % 86_400) / 3600),
    m: Math.floor((seconds % 3600) / 60),
    s: seconds % 60,
  }
}

export const MAX_EVENT_FIELDS = 20
