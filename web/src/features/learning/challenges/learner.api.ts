import * as api from 'contract/learning/challenges/learner.api'
import type { ChallengeCheckIn } from 'contract/learning/challenges/missions.schemas'
import type { Output } from 'contract/http/endpoint'
import type { ClassSeq, CourseSeq } from 'contract/values/ids'
import { makeStale, useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'
import { useSite } from '../../../platform/site.tsx'

export type Today = Output<typeof api.getChallengeToday>
export type TodayMission = Today['missions'][number]
export type CheckIn = ChallengeCheckIn

/** Read anew each minute: windows open and close by themselves. */
export const useToday = (courseSeq: CourseSeq) =>
  useEndpoint(api.getChallengeToday, { courseSeq }, { every: 60_000 })
export const useCheckIn = (courseSeq: CourseSeq) => useCommand(api.checkIn, { courseSeq })
export const useCheer = (courseSeq: CourseSeq) => useCommand(api.cheerCheckIn, { courseSeq })
export const useRemoveCheckIn = (courseSeq: CourseSeq) => useCommand(api.removeCheckIn, { courseSeq })
export const useRejectCheckIn = (courseSeq: CourseSeq) => useCommand(api.rejectCheckIn, { courseSeq })

const LIMIT = 10
/** The check-ins of a term, newest first. */
export function useFeed(courseSeq: CourseSeq, classSeq?: ClassSeq) {
  const query = { limit: LIMIT, ...(classSeq !== undefined && { classSeq }) }
  const pages = usePagedEndpoint(
    api.listCheckIns,
    { courseSeq, query },
    {
      next: ({ list }) => {
        const last = list.at(-1)
        return last && list.length === LIMIT ? { ...query, minSeq: last.challengeCheckInSeq } : null
      },
    },
  )
  return { ...pages, checkIns: pages.all.flatMap(({ list }) => list) }
}
/** Reads the feed anew, because the addresses of its pictures expire. */
export function useFreshFeed() {
  const site = useSite()
  return () => void makeStale(site, ['challenges'])
}
export const useRanking = (courseSeq: CourseSeq, page: number, enabled: boolean) =>
  useEndpoint(api.getChallengeRanking, { courseSeq, query: { page, size: 20 } }, { keep: true, enabled })
