import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  postSeq: seqInUrl('post'),
}
