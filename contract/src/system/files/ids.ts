import type { Seq } from '../../values/seq.ts'

export type FileSeq = Seq<'file'>
