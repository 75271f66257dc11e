import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** What one learner handed in for a mission. */
  submissionSeq: seqInUrl('submission'),
}
