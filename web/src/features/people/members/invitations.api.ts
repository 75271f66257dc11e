import * as api from 'contract/people/members/invitations.api'
import * as uploads from 'contract/people/members/uploads.api'
import type { MemberUploadSeq } from 'contract/values/ids'
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

export type MemberUploadLine = Output<typeof uploads.listMemberUploads>['list'][number]
export const SHOWN_UPLOADS = 100
/** The latest files from which people were invited. */
export const useMemberUploads = () =>
  useEndpoint(uploads.listMemberUploads, { query: { page: 1, size: SHOWN_UPLOADS } })
export const useDownloadUpload = () => useCommand(uploads.downloadMemberUpload, {})

export function useMemberUpload() {
  const template = useCommand(api.getMemberTemplate, {})
  const check = useCommand(api.checkMemberUpload, {})
  const invite = useCommand(api.inviteNewMembers, {})
  return {
    template: () => template.run({}),
    check: (file: string) => check.run({ body: { file } }),
    invite: async (rows: InvitedRow[], memberUploadSeq?: MemberUploadSeq) =>
      (await invite.run({ body: { rows, hasConsent: true, ...(memberUploadSeq && { memberUploadSeq }) } }))
        .results,
  }
}
