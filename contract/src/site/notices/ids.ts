import type { Seq } from '../../values/seq.ts'

export type BoardSeq = Seq<'board'>
export type PostSeq = Seq<'post'>
