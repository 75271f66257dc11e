import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  segmentSeq: seqInUrl('segment'),
}
