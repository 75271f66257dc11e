import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  memberInvitationSeq: seqInUrl('member invitation'),
  memberUploadSeq: seqInUrl('member upload'),
}
