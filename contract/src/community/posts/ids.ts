import type { Seq } from '../../values/seq.ts'

export type ClassCommentSeq = Seq<'class comment'>
export type ClassPostSeq = Seq<'class post'>
export type ClassReportSeq = Seq<'class report'>
