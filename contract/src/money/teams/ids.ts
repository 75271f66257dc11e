import type { Seq } from '../../values/seq.ts'

export type TeamSeatSeq = Seq<'teamSeat'>
export type TeamInvitationSeq = Seq<'teamInvitation'>
