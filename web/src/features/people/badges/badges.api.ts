import type { Output } from 'contract/http/endpoint'
import * as api from 'contract/people/badges/api'
import type { BadgeKind } from 'contract/people/badges/badges.rules'
import type { UserSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type MemberBadges = NonNullable<Output<typeof api.listMemberBadges>>

export const useBadges = () => useEndpoint(api.listBadges, {})
export const useSaveBadge = (badgeKind: BadgeKind) => useCommand(api.saveBadge, { badgeKind })
export const useMyBadges = () => useEndpoint(api.listMyBadges, {})
export const useChooseBadge = () => useCommand(api.chooseBadge, {})
export const useMemberBadges = (userSeq: UserSeq) => useEndpoint(api.listMemberBadges, { userSeq })
export const useGiveBadge = (userSeq: UserSeq) => useCommand(api.giveBadge, { userSeq })
export const useRevokeBadge = (userSeq: UserSeq, badgeKind: BadgeKind) =>
  useCommand(api.revokeBadge, { userSeq, badgeKind })
