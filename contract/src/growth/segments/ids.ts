import type { Seq } from '../../values/seq.ts'

export type SegmentSeq = Seq<'segment'>
