import * as api from 'contract/learning/challenges/learner.api'
import { implement } from '../../../platform/http/implement.ts'
import { checkIn, cheer, feedOf, reject, withdrawCheckIn } from './check-ins.service.ts'
import { rankingOf, todayOf } from './today.service.ts'

export const challengeLearnerRoutes = [
  implement(api.getChallengeToday, ({ ctx, params }) => todayOf(ctx, params.courseSeq)),
  implement(api.checkIn, ({ ctx, params, body }) => checkIn(ctx, params, body)),
  implement(api.listCheckIns, ({ ctx, params, query }) => feedOf(ctx, params.courseSeq, query)),
  implement(api.cheerCheckIn, ({ ctx, params, body }) => cheer(ctx, params, body.isCheered)),
  implement(api.removeCheckIn, ({ ctx, params }) => withdrawCheckIn(ctx, params)),
  implement(api.rejectCheckIn, ({ ctx, params, body }) => reject(ctx, params, body.reason)),
  implement(api.getChallengeRanking, ({ ctx, params, query }) => rankingOf(ctx, params.courseSeq, query)),
]
