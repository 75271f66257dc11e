import type { Seq } from '../../values/seq.ts'

export type AbuseReportSeq = Seq<'abuse-report'>
