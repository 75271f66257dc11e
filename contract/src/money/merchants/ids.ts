import type { Seq } from '../../values/seq.ts'

export type MerchantSeq = Seq<'merchant'>
