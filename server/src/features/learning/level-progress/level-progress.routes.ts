import * as api from 'contract/learning/level-progress/api'
import { implement } from '../../../platform/http/implement.ts'
import { giveLevel, levelOfCaller, levelOfMember, revokeLevel } from './level-progress.service.ts'

export const levelProgressRoutes = [
  implement(api.getMyLevel, ({ ctx }) => levelOfCaller(ctx)),
  implement(api.getMemberLevel, ({ ctx, params }) => levelOfMember(ctx, params.userSeq)),
  implement(api.giveLevel, ({ ctx, params, body }) => giveLevel(ctx, params.userSeq, body)),
  implement(api.revokeLevel, ({ ctx, params }) => revokeLevel(ctx, params.userSeq)),
]
