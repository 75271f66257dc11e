import type { Seq } from '../../values/seq.ts'

export type CardSeq = Seq<'card'>
