import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  factorSeq: seqInUrl('second-factor'),
}
