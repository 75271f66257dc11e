import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  domainSeq: seqInUrl('domain'),
}
