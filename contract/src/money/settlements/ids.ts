import type { Seq } from '../../values/seq.ts'

export type PayoutSeq = Seq<'payout'>
