import type { CurriculumSeq } from 'contract/values/ids'

/** The current lesson of a learner who reads questions, with its video if it has one. */
export interface LessonHere {
  curriculumSeq: CurriculumSeq
  /** The position of the video; null if none is playing. */
  second: () => number | null
  onJump: (second: number) => void
}
