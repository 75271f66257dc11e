import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  teamSeatSeq: seqInUrl('teamSeat'),
  teamInvitationSeq: seqInUrl('teamInvitation'),
}
