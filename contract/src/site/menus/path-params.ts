import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  menuSeq: seqInUrl('menu'),
}
