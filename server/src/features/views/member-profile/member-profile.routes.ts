import * as promisedMemberProfile from 'contract/views/member-profile/api'
import { implement } from '../../../platform/http/implement.ts'
import { memberDetail } from './member-profile.views.ts'

export const memberProfileRoutes = [
  implement(promisedMemberProfile.getMember, ({ ctx, params }) => memberDetail(ctx, params.userSeq)),
]
