import type { TimetableItem } from 'contract/learning/calendars/schemas'
import { byDay } from 'contract/learning/calendars/timetable.rules'
import { formatTime } from '../../../../platform/time.ts'
import type { TimetableState } from '../use-timetable-view.ts'

export interface ViewProps {
  state: TimetableState
  list: TimetableItem[]
}

/** Noon of a day in Seoul, for functions that format moments. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00+09:00`)

export const itemsByDay = (list: TimetableItem[]) =>
  byDay(list.map((item) => ({ ...item, startAt: new Date(item.startAt) })))
export type DatedItem = Omit<TimetableItem, 'startAt'> & { startAt: Date }

export const keyOf = ({ courseSeq, curriculumSeq, startAt }: DatedItem) =>
  `${courseSeq} ${curriculumSeq} ${startAt.getTime()}`
/** A lesson has a page in the classroom, a weekly session that of its class. */
export const pathOf = ({ courseSeq, curriculumSeq }: Pick<TimetableItem, 'courseSeq' | 'curriculumSeq'>) =>
  `/classes/${courseSeq}${curriculumSeq === null ? '' : `/classroom/${curriculumSeq}`}`
/** `20:00 – 21:30` · `20:00` */
export const timeOf = ({ startAt, endAt }: DatedItem) =>
  endAt === null ? formatTime(startAt) : `${formatTime(startAt)} – ${formatTime(endAt)}`
