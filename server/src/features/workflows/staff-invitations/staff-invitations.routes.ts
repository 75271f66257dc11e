import * as staffInvitationsApi from 'contract/workflows/staff-invitations/api'
import { implement } from '../../../platform/http/implement.ts'
import { acceptInvitation, readInvitation } from './staff-invitations.service.ts'

export const staffInvitationsRoutes = [
  implement(staffInvitationsApi.getInvitation, ({ ctx, query }) => readInvitation(ctx, query.code)),
  implement(staffInvitationsApi.acceptInvitation, ({ ctx, body }) => acceptInvitation(ctx, body.code)),
]
