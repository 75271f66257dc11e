import type { Seq } from '../../values/seq.ts'

export type IdentitySeq = Seq<'identity'>
export type MergeSeq = Seq<'merge'>
export type VerificationSeq = Seq<'verification'>
