import type { Seq } from '../../values/seq.ts'

export type CalendarFeedSeq = Seq<'calendar feed'>
