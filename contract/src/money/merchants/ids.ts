import type { Seq } from '../../values/seq.ts'

export type MerchantSeq = Seq<'merchant'>
export type MerchantTrialSeq = Seq<'merchant-trial'>
