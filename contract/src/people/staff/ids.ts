import type { Seq } from '../../values/seq.ts'

export type InvitationSeq = Seq<'invitation'>
