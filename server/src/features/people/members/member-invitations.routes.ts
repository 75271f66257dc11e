import * as api from 'contract/people/members/invitations.api'
import { downloadMemberUpload, listMemberUploads } from 'contract/people/members/uploads.api'
import { implement } from '../../../platform/http/implement.ts'
import { readInvited } from './invitation-codes.service.ts'
import {
  checkUpload,
  inviteRows,
  listInvited,
  memberTemplate,
  withdraw,
} from './member-invitations.service.ts'
import { downloadUpload, listUploads } from './member-uploads.service.ts'

export const memberInvitationRoutes = [
  implement(api.getMemberTemplate, ({ ctx }) => memberTemplate.linkTo(ctx, {})),
  implement(api.checkMemberUpload, ({ ctx, body }) => checkUpload(ctx, body.file)),
  implement(api.inviteNewMembers, ({ ctx, body }) => inviteRows(ctx, body.rows, body.memberUploadSeq)),
  implement(listMemberUploads, ({ ctx, query }) => listUploads(ctx, query)),
  implement(downloadMemberUpload, ({ ctx, params }) => downloadUpload(ctx, params.memberUploadSeq)),
  implement(api.listMemberInvitations, ({ ctx, query }) => listInvited(ctx, query)),
  implement(api.getReceivedInvitation, async ({ ctx, query }) => ({
    invited: await readInvited(ctx, query.code),
  })),
  implement(api.withdrawMemberInvitation, ({ ctx, params }) => withdraw(ctx, params.memberInvitationSeq)),
]
