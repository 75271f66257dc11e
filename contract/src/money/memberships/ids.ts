import type { Seq } from '../../values/seq.ts'

export type MembershipSeq = Seq<'membership'>
