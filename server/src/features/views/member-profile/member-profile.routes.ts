import * as memberProfileApi from 'contract/views/member-profile/api'
import { implement } from '../../../platform/http/implement.ts'
import { memberDetail } from './member-profile.views.ts'

export const memberProfileRoutes = [
  implement(memberProfileApi.getMember, ({ ctx, params }) => memberDetail(ctx, params.userSeq)),
]
