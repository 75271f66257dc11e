import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  pageSeq: seqInUrl('page'),
}
