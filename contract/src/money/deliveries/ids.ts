import type { Seq } from '../../values/seq.ts'

export type DeliverySeq = Seq<'delivery'>
