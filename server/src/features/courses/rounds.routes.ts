import * as promised from 'contract/rounds'
import { implement } from '../../platform/http/implement.ts'
import { openRound, roundsOf } from './rounds.ts'

export const roundRoutes = [
  implement(promised.listRounds, ({ ctx, params }) => roundsOf(ctx, params.courseSeq)),
  implement(promised.openRound, ({ ctx, params, body }) => openRound(ctx, params.courseSeq, body)),
]
