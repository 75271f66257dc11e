import type { CurriculumSeq } from 'contract/values/ids'

/** The lesson the learner is in while they read questions, and its video where it has one. */
export interface LessonHere {
  curriculumSeq: CurriculumSeq
  /** The position of the video; null where nothing plays here. */
  second: () => number | null
  onJump: (second: number) => void
}
