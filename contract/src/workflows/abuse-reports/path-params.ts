import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  abuseReportSeq: seqInUrl('abuse-report'),
}
