import * as api from 'contract/money/memberships/api'
import { leaveTeam } from 'contract/money/teams/api'
import type { Output } from 'contract/http/endpoint'
import type { CourseSeq, MembershipSeq } from 'contract/values/ids'
import { loadEndpoint, useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import { useSession } from '../../../platform/session.tsx'
import type { Site } from '../../../platform/site.tsx'

export type Membership = Output<typeof api.listMemberships>[number]
export type MembershipDetail = Output<typeof api.getMembership>
export type Mine = Output<typeof api.listMyMemberships>
export type Joined = Mine['list'][number]
export type JoinedSeat = Mine['seats'][number]

export const loadMemberships = (site: Site) => loadEndpoint(site, api.listMemberships, {})
export const useMemberships = () => useEndpoint(api.listMemberships, {})
export const loadMembership = (site: Site, membershipSeq: MembershipSeq) =>
  loadEndpoint(site, api.getMembership, { membershipSeq })
export const useMembership = (membershipSeq: MembershipSeq) =>
  useEndpoint(api.getMembership, { membershipSeq })
export const useMembershipsOfClass = (courseSeq: CourseSeq) =>
  useEndpoint(api.listMembershipsOfClass, { courseSeq })

const CHECK_MS = 5000
/** Of members alone; asked again while nobody knows whether a first charge was paid. */
export function useMine() {
  const { isChannelUser } = useSession()
  return useEndpoint(
    api.listMyMemberships,
    {},
    {
      enabled: isChannelUser,
      every: (data) => (data?.list.some(({ state }) => state === 'STARTING') ? CHECK_MS : false),
    },
  )
}
/** The free days with which a membership begins for this person; without a session those of anybody who is new. */
export const trialDaysFor = ({ membershipSeq, trialDays }: Membership, mine: Mine | undefined) =>
  mine?.joinedBefore.includes(membershipSeq) ? 0 : trialDays
export const isRunning = ({ state }: Joined) => state !== 'ENDED'
/** What lets somebody in now: their own memberships, and seats in teams. A team that they pay for lets nobody in by itself. */
export const usableOf = ({ list, seats }: Mine) => [
  ...list
    .filter((one) => one.team === null && isRunning(one))
    .map(({ membershipSeq, pause }) => ({ membershipSeq, isResting: pause?.isResting === true })),
  ...seats.map(({ membershipSeq, isResting }) => ({ membershipSeq, isResting })),
]

export const useBeginCard = () => useCommand(api.beginMemberCard, {})
export const useCompleteCard = () => useCommand(api.completeMemberCard, {})
export const useJoin = (membershipSeq: MembershipSeq) => useCommand(api.joinMembership, { membershipSeq })
export const useCancel = () => useCommand(api.cancelMembership, {})
export const useResume = () => useCommand(api.resumeMembership, {})
export const usePause = () => useCommand(api.pauseMembership, {})
export const useEndPause = () => useCommand(api.endMembershipPause, {})
export const useChangeTerm = () => useCommand(api.changeMembershipTerm, {})
export const useLeaveTeam = () => useCommand(leaveTeam, {})
export const useEnter = (courseSeq: CourseSeq) => useCommand(api.enterByMembership, { courseSeq })
