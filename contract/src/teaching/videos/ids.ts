import type { Seq } from '../../values/seq.ts'

export type UploadVodSeq = Seq<'video'>
