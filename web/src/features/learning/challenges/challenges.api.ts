import * as api from 'contract/learning/challenges/api'
import * as terms from 'contract/learning/challenges/terms.api'
import type { ChallengeTerm, ChallengeTermDetail } from 'contract/learning/challenges/terms.schemas'
import * as rounds from 'contract/teaching/courses/rounds.api'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Term = ChallengeTerm
export type TermDetail = ChallengeTermDetail

export interface TermRef {
  courseSeq: CourseSeq
  classSeq: ClassSeq
}
export const useChallenges = (query: { page: number; size: number; q: string }) => {
  const { q, ...turned } = query
  return useEndpoint(api.listChallenges, { query: { ...turned, ...(q && { q }) } }, { keep: true })
}
export const useCreateChallenge = () => useCommand(api.createChallenge, {})
export const useChallengeSetting = (courseSeq: CourseSeq) =>
  useEndpoint(api.getChallengeSetting, { courseSeq })
export const useSaveSetting = (courseSeq: CourseSeq) => useCommand(api.updateChallengeSetting, { courseSeq })

export const useTerm = (termRef: TermRef) => useEndpoint(terms.getChallengeTerm, { ...termRef })
export const useSaveTerm = (termRef: TermRef) => useCommand(terms.updateChallengeTerm, { ...termRef })
export const useCopyTerm = (courseSeq: CourseSeq) => useCommand(terms.copyChallengeTerm, { courseSeq })
export const useDeleteTerm = (courseSeq: CourseSeq) => useCommand(terms.deleteChallengeTerm, { courseSeq })
export const useOpenTerm = (courseSeq: CourseSeq) => useCommand(rounds.openRound, { courseSeq })
export const useAddLeader = (termRef: TermRef) => useCommand(terms.addChallengeLeader, { ...termRef })
export const useRemoveLeader = (termRef: TermRef) => useCommand(terms.removeChallengeLeader, { ...termRef })
