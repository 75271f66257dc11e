import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  giftSeq: seqInUrl('gift'),
}
