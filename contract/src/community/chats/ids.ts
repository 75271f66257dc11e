import type { Seq } from '../../values/seq.ts'

export type ChatMessageSeq = Seq<'chat message'>
export type ChatRoomSeq = Seq<'chat room'>
