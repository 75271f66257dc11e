import * as api from 'contract/money/memberships/settings.api'
import {
  isWhole,
  membershipTerms,
  type TrialDays,
  MIN_PRICE,
  type MembershipMonths,
  type MembershipState,
} from 'contract/money/memberships/memberships.rules'
import { MIN_TEAM_SEATS } from 'contract/money/teams/teams.rules'
import type { Input, Output } from 'contract/http/endpoint'
import { listAdminCourses } from 'contract/teaching/courses/api'
import type { ChannelCategorySeq, CourseSeq, MembershipSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type ManagedMembership = Output<typeof api.listManagedMemberships>['list'][number]
export type MembershipSettings = Output<typeof api.getManagedMembership>

interface Choice {
  q: string
  state: MembershipState | null
  page: number
  size: number
}
export const useManagedMemberships = ({ q, state, ...turned }: Choice) =>
  useEndpoint(
    api.listManagedMemberships,
    { query: { ...turned, ...(q && { q }), ...(state && { state }) } },
    { keep: true },
  )
export const useManagedMembership = (membershipSeq: MembershipSeq) =>
  useEndpoint(api.getManagedMembership, { membershipSeq })

/** Classes to choose from, as far as the site has public ones with such a title. */
export const useClassChoices = (q: string) =>
  useEndpoint(
    listAdminCourses,
    { query: { productKind: 'CLASS', page: 1, size: 20, ...(q && { q }) } },
    { keep: true },
  )

export const useCreateMembership = () => useCommand(api.createMembership, {})
export const useModifyMembership = () => useCommand(api.modifyMembership, {})
export const useSetState = () => useCommand(api.setMembershipState, {})
export const useOrderMemberships = () => useCommand(api.orderMemberships, {})
export const usePauseForMember = () => useCommand(api.pauseForMember, {})
export const useResumeForMember = () => useCommand(api.resumeForMember, {})
export const useDeleteMembership = () => useCommand(api.deleteMembership, {})

interface ChosenClass {
  courseSeq: CourseSeq
  title: string
}
export interface MembershipDraft {
  name: string
  description: string
  /** By months; null where it is not sold for so long. */
  prices: Readonly<Record<MembershipMonths, number | null>>
  trialDays: TrialDays
  /** 0 where members may not pause it. */
  pauseDays: number
  /** 0 where it is sold to single people alone. */
  teamSeats: number
  classes: readonly ChosenClass[]
  categorySeqs: readonly ChannelCategorySeq[]
}
export const emptyDraft: MembershipDraft = {
  name: '',
  description: '',
  prices: { 1: null, 3: null, 6: null, 12: null },
  trialDays: 0,
  pauseDays: 0,
  teamSeats: 0,
  classes: [],
  categorySeqs: [],
}
export function draftOf({
  name,
  description,
  terms,
  trialDays,
  pauseDays,
  teamSeats,
  courses,
  categorySeqs,
}: MembershipSettings): MembershipDraft {
  const prices = { ...emptyDraft.prices }
  for (const { months, price } of terms) prices[months] = price
  return { name, description, prices, trialDays, pauseDays, teamSeats, classes: courses, categorySeqs }
}

const termsOf = ({ prices }: MembershipDraft) =>
  membershipTerms.flatMap((months) => {
    const price = prices[months]
    return price === null ? [] : [{ months, price }]
  })

export const bodyOf = (draft: MembershipDraft): Input<typeof api.createMembership>['body'] => ({
  name: draft.name,
  description: draft.description,
  terms: termsOf(draft),
  trialDays: draft.trialDays,
  pauseDays: draft.pauseDays,
  teamSeats: draft.teamSeats,
  courseSeqs: draft.classes.map(({ courseSeq }) => courseSeq),
  categorySeqs: [...draft.categorySeqs],
})

export type MembershipFault = 'nameNeeded' | 'priceTooLow' | 'teamTooSmall' | 'incomplete'
/** The first thing that keeps a membership from being saved; a draft may lack prices and classes. */
export function faultOf(draft: MembershipDraft, state: MembershipState): MembershipFault | null {
  if (draft.name.trim() === '') return 'nameNeeded'
  const terms = termsOf(draft)
  if (terms.some(({ price }) => price < MIN_PRICE)) return 'priceTooLow'
  if (draft.teamSeats > 0 && draft.teamSeats < MIN_TEAM_SEATS) return 'teamTooSmall'
  return state === 'ON_SALE' && !isWhole(bodyOf(draft)) ? 'incomplete' : null
}
