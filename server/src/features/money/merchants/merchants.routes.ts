import * as api from 'contract/money/merchants/api'
import { implement } from '../../../platform/http/implement.ts'
import { check, save, switchOnOrOff, viewMerchant } from './merchants.service.ts'

export const merchantRoutes = [
  implement(api.getMerchant, ({ ctx }) => viewMerchant(ctx)),
  implement(api.saveMerchant, ({ ctx, body }) => save(ctx, body)),
  implement(api.checkMerchant, ({ ctx }) => check(ctx)),
  implement(api.switchMerchant, ({ ctx, body }) => switchOnOrOff(ctx, body.isActive)),
]
