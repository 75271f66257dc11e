import type { Seq } from '../../values/seq.ts'

export type GiftSeq = Seq<'gift'>
