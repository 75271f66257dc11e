import type { Seq } from '../../values/seq.ts'

export type GrantSeq = Seq<'grant'>
