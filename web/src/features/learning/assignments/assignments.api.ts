import * as api from 'contract/learning/assignments/api'
import type { WorkState } from 'contract/learning/assignments/assignments.rules'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export interface LessonRef {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}

export const useMissions = (courseSeq: CourseSeq) => useEndpoint(api.listMissions, { courseSeq })
export const useMission = (place: LessonRef) => useEndpoint(api.getMission, { ...place })
export const useHandIn = (place: LessonRef) => useCommand(api.handIn, place)
export const useWorks = (place: LessonRef, { state, page }: { state: WorkState | null; page: number }) =>
  useEndpoint(api.listWork, { ...place, query: { page, ...(state && { state }) } }, { keep: true })
export const useJudge = (place: LessonRef) => useCommand(api.judgeWork, place)
export const useComment = (place: LessonRef) => useCommand(api.commentWork, place)
export const useOpenWork = (place: LessonRef) => useCommand(api.openWork, place)
