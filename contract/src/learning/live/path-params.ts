import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  /** A live lesson, by the number of its place in the curriculum. */
  itemSeq: seqInUrl('curriculum'),
}
