import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  refundRequestSeq: seqInUrl('refund-request'),
}
