import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  levelSeq: seqInUrl('level'),
}
