import type { Seq } from '../../values/seq.ts'

export type SiteCodeReviewSeq = Seq<'site code review'>
