import * as api from 'contract/learning/challenges/api'
import * as missions from 'contract/learning/challenges/missions.api'
import * as terms from 'contract/learning/challenges/terms.api'
import type { ChallengeTerm, ChallengeTermDetail } from 'contract/learning/challenges/terms.schemas'
import type { Output } from 'contract/http/endpoint'
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

export const useMissions = (termRef: TermRef) => useEndpoint(missions.listChallengeMissions, { ...termRef })
export type Mission = Output<typeof missions.listChallengeMissions>['list'][number]
export const useSaveMission = (termRef: TermRef) =>
  useCommand(missions.updateChallengeMission, { ...termRef })
export const useOrderMissions = (termRef: TermRef) =>
  useCommand(missions.orderChallengeMissions, { ...termRef })
export const useDeleteMission = (termRef: TermRef) =>
  useCommand(missions.deleteChallengeMission, { ...termRef })
export const attendeeSorts = ['rate', 'name', 'recent'] as const
interface AttendeeQuestion {
  page: number
  size: number
  q: string
  sort: (typeof attendeeSorts)[number]
}
export const useAttendees = (termRef: TermRef, { q, ...query }: AttendeeQuestion) =>
  useEndpoint(
    missions.listChallengeAttendees,
    { ...termRef, query: { ...query, ...(q && { q }) } },
    { keep: true },
  )
/** `link()` gives the address of the spreadsheet of the people whom the list shows. */
export function useAttendeeSpreadsheet(termRef: TermRef, q: string) {
  const { run, isRunning } = useCommand(missions.downloadChallengeAttendees, { ...termRef })
  return { link: () => run({ body: q ? { q } : {} }), isRunning }
}
