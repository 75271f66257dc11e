import * as api from 'contract/learning/assignments/api'
import type { WorkState } from 'contract/learning/assignments/schemas'
import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export interface Place {
  courseSeq: CourseSeq
  curriculumSeq: CurriculumSeq
}

export const useMissions = (courseSeq: CourseSeq) => useEndpoint(api.listMissions, { courseSeq })
export const useMission = (place: Place) => useEndpoint(api.getMission, { ...place })
export const useHandIn = (place: Place) => useCommand(api.handIn, place)
export const useWorks = (place: Place, { state, page }: { state: WorkState | null; page: number }) =>
  useEndpoint(api.listWork, { ...place, query: { page, ...(state && { state }) } }, { keep: true })
export const useJudge = (place: Place) => useCommand(api.judgeWork, place)
export const useComment = (place: Place) => useCommand(api.commentWork, place)
export const useOpenWork = (place: Place) => useCommand(api.openWork, place)
