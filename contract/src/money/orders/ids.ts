import type { Seq } from '../../values/seq.ts'

export type OrderSeq = Seq<'order'>
export type PaymentSeq = Seq<'payment'>
export type RefundSeq = Seq<'refund'>
