import type { Seq } from '../../values/seq.ts'

export type AnnouncementSeq = Seq<'announcement'>
