import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  boardSeq: seqInUrl('board'),
  /** What somebody wrote on a board, and below that. */
  boardPostSeq: seqInUrl('board post'),
  boardCommentSeq: seqInUrl('board comment'),
}
