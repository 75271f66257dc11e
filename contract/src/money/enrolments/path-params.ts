import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  attendSeq: seqInUrl('enrolment'),
}
