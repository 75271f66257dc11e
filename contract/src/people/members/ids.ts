import type { Seq } from '../../values/seq.ts'

export type MarketingChoiceSeq = Seq<'marketing choice'>
export type MemberInvitationSeq = Seq<'member invitation'>
export type MemberUploadSeq = Seq<'member upload'>
