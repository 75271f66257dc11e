import * as api from 'contract/teaching/courses/rounds.api'
import { implement } from '../../../platform/http/implement.ts'
import { discardRound, openRound, prepareRound } from './next-rounds.service.ts'
import { roundsOf, cancelRound, type IsRoundUsed } from './rounds.service.ts'

export const roundRoutes = (isRoundUsed: IsRoundUsed) => [
  implement(api.listRounds, ({ ctx, params }) => roundsOf(ctx, params.courseSeq, isRoundUsed)),
  implement(api.prepareRound, ({ ctx, params, body }) => prepareRound(ctx, params.courseSeq, body)),
  implement(api.discardRound, ({ ctx, params }) => discardRound(ctx, params.courseSeq)),
  implement(api.openRound, ({ ctx, params, body }) => openRound(ctx, params.courseSeq, body.rowVersion)),
  implement(api.cancelRound, ({ ctx, params }) => cancelRound(ctx, params, isRoundUsed)),
]
