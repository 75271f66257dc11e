import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  evaluationSeq: seqInUrl('review'),
}
