import * as promised from 'contract/teaching/courses/rounds.api'
import { implement } from '../../../platform/http/implement.ts'
import { discardRound, openRound, prepareRound } from './next-rounds.service.ts'
import { roundsOf, takeBackRound } from './rounds.service.ts'

export const roundRoutes = [
  implement(promised.listRounds, ({ ctx, params }) => roundsOf(ctx, params.courseSeq)),
  implement(promised.prepareRound, ({ ctx, params, body }) => prepareRound(ctx, params.courseSeq, body)),
  implement(promised.discardRound, ({ ctx, params }) => discardRound(ctx, params.courseSeq)),
  implement(promised.openRound, ({ ctx, params, body }) => openRound(ctx, params.courseSeq, body.rowVersion)),
  implement(promised.takeBackRound, ({ ctx, params }) =>
    takeBackRound(ctx, params.courseSeq, params.classSeq),
  ),
]
