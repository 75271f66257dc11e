import * as api from 'contract/people/members/invitations.api'
import type { Input, Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type MemberInvitation = Output<typeof api.listMemberInvitations>['list'][number]
export type CheckedMember = Output<typeof api.checkMemberUpload>['rows'][number]
export type InvitedRow = Input<typeof api.inviteNewMembers>['body']['rows'][number]

/** The latest invitations that are open. */
export const SHOWN_INVITATIONS = 100
export const useMemberInvitations = () =>
  useEndpoint(api.listMemberInvitations, { query: { page: 1, size: SHOWN_INVITATIONS } })
export const useWithdrawInvitation = () => useCommand(api.withdrawMemberInvitation, {})

export function useMemberUpload() {
  const template = useCommand(api.getMemberTemplate, {})
  const check = useCommand(api.checkMemberUpload, {})
  const invite = useCommand(api.inviteNewMembers, {})
  return {
    template: () => template.run({}),
    check: async (file: string) => (await check.run({ body: { file } })).rows,
    invite: async (rows: InvitedRow[]) => (await invite.run({ body: { rows, hasConsent: true } })).results,
  }
}
