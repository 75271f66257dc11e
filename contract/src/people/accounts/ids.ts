import type { Seq } from '../../values/seq.ts'

export type UserAgreementSeq = Seq<'agreement'>
