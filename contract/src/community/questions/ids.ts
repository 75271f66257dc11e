import type { Seq } from '../../values/seq.ts'

export type AnswerSeq = Seq<'answer'>
export type QuestionSeq = Seq<'question'>
