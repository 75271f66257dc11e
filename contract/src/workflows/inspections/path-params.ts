import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  siteInspectionSeq: seqInUrl('site-inspection'),
}
