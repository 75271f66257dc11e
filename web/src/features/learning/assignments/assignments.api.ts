import * as api from 'contract/learning/assignments/api'
import type { WorkState } from 'contract/learning/assignments/assignments.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export interface LessonRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}

export const useMissions = (courseSeq: CourseSeq) => useEndpoint(api.listMissions, { courseSeq })
export const useMission = (lessonRef: LessonRef) => useEndpoint(api.getMission, { ...lessonRef })
export const useHandIn = (lessonRef: LessonRef) => useCommand(api.handIn, lessonRef)
export const useWorks = (lessonRef: LessonRef, { state, page }: { state: WorkState | null; page: number }) =>
  useEndpoint(api.listWork, { ...lessonRef, query: { page, ...(state && { state }) } }, { keep: true })
export const useJudge = (lessonRef: LessonRef) => useCommand(api.judgeWork, lessonRef)
export const useComment = (lessonRef: LessonRef) => useCommand(api.commentWork, lessonRef)
export const useOpenWork = (lessonRef: LessonRef) => useCommand(api.openWork, lessonRef)
