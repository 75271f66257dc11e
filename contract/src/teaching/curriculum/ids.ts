import type { Seq } from '../../values/seq.ts'

export type CurriculumSeq = Seq<'curriculum'>
