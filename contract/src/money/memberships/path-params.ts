import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  membershipSeq: seqInUrl('membership'),
  subscriptionSeq: seqInUrl('subscription'),
}
