import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  siteCodeReviewSeq: seqInUrl('site code review'),
}
