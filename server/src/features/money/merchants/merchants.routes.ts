import * as api from 'contract/money/merchants/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { implement } from '../../../platform/http/implement.ts'
import { saveAccount } from './deposit-account.service.ts'
import { check, save, switchOnOrOff, viewMerchant } from './merchants.service.ts'

export const merchantRoutes = [
  implement(api.getMerchant, ({ ctx }) => viewMerchant(ctx)),
  implement(api.saveMerchant, ({ ctx, body }) => save(ctx, body)),
  implement(api.checkMerchant, ({ ctx }) => check(ctx)),
  implement(saveDepositAccount, ({ ctx, body }) => saveAccount(ctx, body)),
  implement(api.switchMerchant, ({ ctx, body }) => switchOnOrOff(ctx, body.isActive)),
]
