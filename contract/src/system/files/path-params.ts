import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  fileSeq: seqInUrl('file'),
}
