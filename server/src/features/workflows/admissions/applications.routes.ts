import { changePeriods } from 'contract/workflows/admissions/access-period.api'
import * as api from 'contract/workflows/admissions/applications.api'
import { implement } from '../../../platform/http/implement.ts'
import { changePeriodOf } from './access-period.service.ts'
import { applyForPlace, checkRefundsOf, decide, withdrawApplication } from './applications.service.ts'

export const waitingRoutes = [
  implement(api.applyForPlace, ({ ctx, params, body }) => applyForPlace(ctx, params.courseSeq, body)),
  implement(api.withdrawApplication, ({ ctx, params }) => withdrawApplication(ctx, params.courseSeq)),
  implement(api.checkRefunds, ({ ctx, params, body }) =>
    checkRefundsOf(ctx, params.courseSeq, body.attendSeqs),
  ),
  implement(api.decideAttendees, ({ ctx, params, body }) => decide(ctx, params.courseSeq, body)),
  implement(changePeriods, ({ ctx, params, body }) => changePeriodOf(ctx, params.courseSeq, body)),
]
