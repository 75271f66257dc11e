import * as api from 'contract/system/plans/api'
import { implement } from '../../../platform/http/implement.ts'
import { listPlans, savePlan, switchPlans } from './plans.service.ts'

export const planRoutes = [
  implement(api.listPlans, ({ ctx }) => listPlans(ctx)),
  implement(api.savePlan, ({ ctx, body }) => savePlan(ctx, body)),
  implement(api.switchPlans, ({ ctx, body }) => switchPlans(ctx, body.isOn)),
]
