import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** What somebody wrote on a class, and below that. */
  classPostSeq: seqInUrl('class post'),
  classCommentSeq: seqInUrl('class comment'),
}
