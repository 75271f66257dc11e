import type { Seq } from '../../values/seq.ts'

export type BoardCategorySeq = Seq<'board category'>
export type BoardCommentSeq = Seq<'board comment'>
export type BoardPostSeq = Seq<'board post'>
