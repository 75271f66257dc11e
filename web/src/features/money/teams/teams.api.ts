import * as api from 'contract/money/teams/api'
import type { Output } from 'contract/http/endpoint'
import type { joinedStates } from 'contract/money/memberships/memberships.rules'
import type { MembershipSeq, SubscriptionSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Team = Output<typeof api.getTeam>
export type TeamPerson = Output<typeof api.listTeamPeople>['list'][number]
export type TeamInvitation = Output<typeof api.listTeamInvitations>['list'][number]
export type Invited = Output<typeof api.inviteToTeam>['results'][number]
export type InvitedTeam = Output<typeof api.getInvitedTeam>
export type ManagedTeam = Output<typeof api.listTeams>['list'][number]
export type TeamState = (typeof joinedStates)[number]

const CHECK_MS = 5000
/** Fetched again while nobody knows whether its first term was paid. */
export const useTeam = (subscriptionSeq: SubscriptionSeq) =>
  useEndpoint(
    api.getTeam,
    { subscriptionSeq },
    { every: (data) => (data?.state === 'STARTING' ? CHECK_MS : false) },
  )
interface Turned {
  page: number
  size: number
}
export const useTeamPeople = (subscriptionSeq: SubscriptionSeq, query: Turned) =>
  useEndpoint(api.listTeamPeople, { subscriptionSeq, query }, { keep: true })
export const useTeamInvitations = (subscriptionSeq: SubscriptionSeq, query: Turned) =>
  useEndpoint(api.listTeamInvitations, { subscriptionSeq, query }, { keep: true })
export const useSeatCost = (subscriptionSeq: SubscriptionSeq, seats: number, isEnabled: boolean) =>
  useEndpoint(
    api.getSeatCost,
    { subscriptionSeq, query: { seats: String(seats) } },
    { enabled: isEnabled, keep: true },
  )
export const useInvitedTeam = (invitationCode: string) =>
  useEndpoint(api.getInvitedTeam, { query: { invitationCode } }, { enabled: invitationCode !== '' })

interface Choice extends Turned {
  q: string
  state: TeamState | null
}
export const useTeams = ({ q, state, ...turned }: Choice) =>
  useEndpoint(
    api.listTeams,
    { query: { ...turned, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )

export const useStartTeam = (membershipSeq: MembershipSeq) => useCommand(api.startTeam, { membershipSeq })
export const useInvite = () => useCommand(api.inviteToTeam, {})
export const useSendInvitation = () => useCommand(api.sendTeamInvitation, {})
export const useWithdrawInvitation = () => useCommand(api.withdrawTeamInvitation, {})
export const useRemovePerson = () => useCommand(api.removeFromTeam, {})
export const useTakeOwnSeat = () => useCommand(api.takeOwnSeat, {})
export const useLeaveTeam = () => useCommand(api.leaveTeam, {})
export const useAddSeats = () => useCommand(api.addSeats, {})
export const useSetNextSeats = () => useCommand(api.setNextSeats, {})
export const useAcceptInvitation = () => useCommand(api.acceptTeamInvitation, {})
