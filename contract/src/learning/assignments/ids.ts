import type { Seq } from '../../values/seq.ts'

export type CommentSeq = Seq<'mission comment'>
export type SubmissionSeq = Seq<'submission'>
