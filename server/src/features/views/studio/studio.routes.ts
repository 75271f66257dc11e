import * as api from 'contract/views/studio/api'
import { implement } from '../../../platform/http/implement.ts'
import { downloadMembers } from './studio-members-spreadsheet.views.ts'
import { downloadPayments } from './studio-payments-spreadsheet.views.ts'
import { listCourses, listMembers, listPayments, viewMember } from './studio.views.ts'

export const studioRoutes = [
  implement(api.listStudioMembers, ({ ctx, query }) => listMembers(ctx, query)),
  implement(api.downloadStudioMembers, ({ ctx, body }) => downloadMembers(ctx, body)),
  implement(api.getStudioMember, ({ ctx, params }) => viewMember(ctx, params.userUid)),
  implement(api.listStudioCourses, ({ ctx, query }) => listCourses(ctx, query)),
  implement(api.listStudioPayments, ({ ctx, query }) => listPayments(ctx, query)),
  implement(api.downloadStudioPayments, ({ ctx, body }) => downloadPayments(ctx, body)),
]
