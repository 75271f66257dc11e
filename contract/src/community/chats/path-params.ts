import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** A room in which a class talks, and what was said there. */
  chatRoomSeq: seqInUrl('chat room'),
  chatMessageSeq: seqInUrl('chat message'),
}
