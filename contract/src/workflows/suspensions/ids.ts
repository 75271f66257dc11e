import type { Seq } from '../../values/seq.ts'

export type SiteSuspensionSeq = Seq<'site-suspension'>
export type SuspensionAppealSeq = Seq<'suspension-appeal'>
