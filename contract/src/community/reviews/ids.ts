import type { Seq } from '../../values/seq.ts'

export type EvaluationSeq = Seq<'review'>
