import type { Seq } from '../../values/seq.ts'

export type EventLogSeq = Seq<'event log'>
