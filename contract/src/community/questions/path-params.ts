import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  questionSeq: seqInUrl('question'),
  answerSeq: seqInUrl('answer'),
}
