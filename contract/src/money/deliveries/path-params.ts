import { seqInUrl } from '../../values/seq.ts'

export const pathParams = { deliverySeq: seqInUrl('delivery') }
