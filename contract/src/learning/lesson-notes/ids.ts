import type { Seq } from '../../values/seq.ts'

export type LessonNoteSeq = Seq<'lesson note'>
