import type { Seq } from '../../values/seq.ts'

export type EntrySeq = Seq<'point entry'>
