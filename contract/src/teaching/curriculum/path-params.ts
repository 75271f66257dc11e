import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  curriculumSeq: seqInUrl('curriculum'),
}
