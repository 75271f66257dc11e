import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  courseSeq: seqInUrl('course'),
  courseReviewSeq: seqInUrl('course review'),
  classSeq: seqInUrl('round'),
  channelCategorySeq: seqInUrl('category'),
}
