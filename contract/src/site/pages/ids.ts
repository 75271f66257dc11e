import type { Seq } from '../../values/seq.ts'

export type PageSeq = Seq<'page'>
