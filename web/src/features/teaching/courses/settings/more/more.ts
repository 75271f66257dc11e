import type { CourseSetting } from 'contract/teaching/courses/settings.schemas'
import {
  eventFieldsOf,
  eventTrouble,
  type EventField,
  type EventError,
} from 'contract/teaching/courses/settings.rules'

const floatingNames = [
  'courseFloatingShowYn',
  'courseFloatingReviewShowYn',
  'courseFloatingLabel',
  'courseFloatingButton',
  'courseFloatingShowStartAt',
  'courseFloatingShowEndAt',
] as const

const inviteNames = ['inviteEventTitle', 'inviteEventInfo'] as const

export type MoreDraft = Pick<
  CourseSetting,
  'courseRemainingEndAt' | (typeof floatingNames)[number] | (typeof inviteNames)[number]
> & {
  fields: EventField[]
}
/** The properties of every card with a save bar. */
export interface MorePart {
  draft: MoreDraft
  change: (part: Partial<MoreDraft>) => void
  isTried: boolean
}

/** The settings of the tab that wait for the save bar. */
export const moreOf = (setting: CourseSetting): MoreDraft => ({
  courseRemainingEndAt: setting.courseRemainingEndAt,
  courseFloatingShowYn: setting.courseFloatingShowYn,
  courseFloatingReviewShowYn: setting.courseFloatingReviewShowYn,
  courseFloatingLabel: setting.courseFloatingLabel,
  courseFloatingButton: setting.courseFloatingButton,
  courseFloatingShowStartAt: setting.courseFloatingShowStartAt,
  courseFloatingShowEndAt: setting.courseFloatingShowEndAt,
  inviteEventTitle: setting.inviteEventTitle,
  inviteEventInfo: setting.inviteEventInfo,
  fields: eventFieldsOf(setting),
})

/** The input of the call for the banner. */
export function floatingOf(draft: MoreDraft) {
  const {
    fields: _fields,
    courseRemainingEndAt: _end,
    inviteEventTitle: _t,
    inviteEventInfo: _i,
    ...floating
  } = draft
  return floating
}
/** The changed fields of the other settings. */
export function etcOf(draft: MoreDraft, changed: readonly string[]) {
  const names = (['courseRemainingEndAt', ...inviteNames] as const).filter((name) => changed.includes(name))
  return Object.fromEntries(names.map((name) => [name, draft[name]]))
}
export const isFloatingName = (name: string) => floatingNames.some((field) => field === name)

export const isLabelMissing = (draft: MoreDraft) =>
  draft.courseFloatingShowYn === 'Y' && draft.courseFloatingLabel.trim() === ''
export const isEndWrong = ({ courseFloatingShowStartAt: from, courseFloatingShowEndAt: until }: MoreDraft) =>
  from !== null && until !== null && new Date(until) <= new Date(from)

export type FieldError = EventError | 'fieldTitleMissing'
export const fieldTrouble = ({ title, type, value }: EventField): FieldError | null =>
  title.trim() === '' ? 'fieldTitleMissing' : eventTrouble(type, value.trim())

/** The first validation error of the draft. */
export function firstTrouble(draft: MoreDraft) {
  if (isLabelMissing(draft)) return 'labelMissing'
  if (isEndWrong(draft)) return 'endBeforeStart'
  for (const field of draft.fields) {
    const trouble = fieldTrouble(field)
    if (trouble) return trouble
  }
  return null
}

/** Returns a new field with an unused key. */
export function newField(fields: readonly EventField[]): EventField {
  const numbers = fields.map(({ key }) => Number(/^field(\d+)$/.exec(key)?.[1] ?? 0))
  return { key: `field${Math.max(0, ...numbers) + 1}`, title: '', type: 'text', value: '' }
}
