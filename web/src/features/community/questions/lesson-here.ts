import type { CurriculumSeq } from 'contract/values/ids'

/** The lesson somebody is in while they read questions, and its film where it is one. */
export interface LessonHere {
  curriculumSeq: CurriculumSeq
  /** Where the film stands; null where nothing plays here. */
  second: () => number | null
  onJump: (second: number) => void
}
