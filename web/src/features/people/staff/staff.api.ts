import type { Role } from 'contract/http/permissions'
import { acceptInvitation, getInvitation } from 'contract/workflows/staff-invitations/api'
import {
  addOwner,
  approveInvitation,
  cancelOwnerRemoval,
  changeRole,
  deleteOwner,
  getRolePermissions,
  inviteMembers,
  inviteUser,
  listInvitations,
  listStaff,
  listStaffActions,
  removeStaff,
  resendInvitation,
  saveRolePermissions,
  searchUsers,
  withdrawInvitation,
} from 'contract/people/staff/api'
import type {
  StaffCandidate as Found,
  Invitation as Waiting,
  StaffAction as Action,
  StaffMember as Member,
} from 'contract/people/staff/schemas'
import type { UserSeq } from 'contract/values/ids'
import { useCommand, useEndpoint, usePagedEndpoint } from '../../../platform/endpoint.ts'

export type StaffMember = Member
export type StaffCandidate = Found
export type Invitation = Waiting
export type StaffAction = Action

export const useStaff = () => useEndpoint(listStaff, {})
export const useChangeRole = () => useCommand(changeRole, {})
export const useRemoveStaff = () => useCommand(removeStaff, {})
export const useDeleteOwner = () => useCommand(deleteOwner, {})
export const useAddOwner = () => useCommand(addOwner, {})

export const useInvitations = () => useEndpoint(listInvitations, {})
export const useInviteUser = () => useCommand(inviteUser, {})
export const useInviteByMail = () => useCommand(inviteMembers, {})
export const useResend = () => useCommand(resendInvitation, {})
export const useApprove = () => useCommand(approveInvitation, {})
export const useCancelRemoval = () => useCommand(cancelOwnerRemoval, {})
export const useWithdraw = () => useCommand(withdrawInvitation, {})
export const useInvitation = (code: string) => useEndpoint(getInvitation, { query: { code } })
export const useAccept = () => useCommand(acceptInvitation, {})

export const useRolePermissions = () => useEndpoint(getRolePermissions, {})
export const useSaveRolePermissions = () => useCommand(saveRolePermissions, {})

/** Members who may become `userTypeCd`, twenty at a time; an empty search returns none. */
export function useFoundUsers(q: string, userTypeCd: Role) {
  const pages = usePagedEndpoint(
    searchUsers,
    { query: { q, userTypeCd } },
    {
      enabled: q !== '',
      next: ({ page, isLast }) => (isLast ? null : { q, userTypeCd, page: page + 1 }),
    },
  )
  return { ...pages, users: pages.all.flatMap(({ list }) => list) }
}

export interface HistoryFilter {
  userSeq: UserSeq | null
  feature: string | null
}
export function useHistory({ userSeq, feature }: HistoryFilter) {
  const query = { ...(userSeq !== null && { userSeq }), ...(feature !== null && { room: feature }) }
  const pages = usePagedEndpoint(
    listStaffActions,
    { query },
    {
      next: ({ list, isLast }) => {
        const last = list.at(-1)
        return isLast || !last ? null : { ...query, lastSeq: last.staffActionSeq }
      },
    },
  )
  return { ...pages, actions: pages.all.flatMap(({ list }) => list), people: pages.first?.people ?? [] }
}
