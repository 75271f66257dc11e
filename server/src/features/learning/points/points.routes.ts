import * as api from 'contract/learning/points/api'
import { implement } from '../../../platform/http/implement.ts'
import { linkToLedger, pointLedger } from './ledger.service.ts'
import { downloadPoints } from './points-spreadsheet.service.ts'
import { changePoints, pointsOf, pointsOfMember } from './points.service.ts'

export const pointRoutes = [
  implement(api.listMyPoints, ({ ctx, query }) => pointsOf(ctx.db, ctx.user.userSeq, query)),
  implement(api.listMemberPoints, ({ ctx, params, query }) => pointsOfMember(ctx, params.userSeq, query)),
  implement(api.downloadMemberPoints, ({ ctx, params }) => downloadPoints(ctx, params.userSeq)),
  implement(api.listPointLedger, ({ ctx, query }) => pointLedger(ctx, query)),
  implement(api.downloadPointLedger, ({ ctx, body }) => linkToLedger(ctx, body)),
  implement(api.changeMemberPoints, ({ ctx, params, body }) => changePoints(ctx, params.userSeq, body)),
]
