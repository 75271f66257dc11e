import type { Seq } from '../../values/seq.ts'

export type FactorSeq = Seq<'second-factor'>
