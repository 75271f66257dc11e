import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  invitationSeq: seqInUrl('invitation'),
}
