import type { Seq } from '../../values/seq.ts'

export type AttendSeq = Seq<'enrolment'>
