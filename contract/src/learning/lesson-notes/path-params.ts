import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** What a learner noted for themselves. */
  lessonNoteSeq: seqInUrl('lesson note'),
}
