import type { Seq } from '../../values/seq.ts'

export type LiveMessageSeq = Seq<'live message'>
export type LivePollSeq = Seq<'live poll'>
export type LiveRecordingSeq = Seq<'live recording'>
export type LiveDivisionSeq = Seq<'live division'>
export type LiveGroupSeq = Seq<'live group'>
export type LiveCaptionSeq = Seq<'live caption'>
