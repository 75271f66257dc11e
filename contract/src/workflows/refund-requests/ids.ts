import type { Seq } from '../../values/seq.ts'

export type RefundRequestSeq = Seq<'refund-request'>
