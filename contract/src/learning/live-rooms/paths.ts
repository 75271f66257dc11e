import type { CourseSeq, CurriculumSeq } from '../../values/ids.ts'

/** The page of the video room in which a live lesson is held. */
export const liveRoomPath = ({ courseSeq, itemSeq }: { courseSeq: CourseSeq; itemSeq: CurriculumSeq }) =>
  `/classes/${courseSeq}/live/${itemSeq}`
