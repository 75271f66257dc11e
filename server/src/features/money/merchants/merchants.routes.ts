import * as api from 'contract/money/merchants/api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { implement } from '../../../platform/http/implement.ts'
import { saveAccount } from './deposit-account.service.ts'
import { check, save, useFor, viewMerchants } from './merchants.service.ts'

export const merchantRoutes = [
  implement(api.getMerchants, ({ ctx }) => viewMerchants(ctx)),
  implement(api.saveMerchant, ({ ctx, body }) => save(ctx, body)),
  implement(api.checkMerchant, ({ ctx, params }) => check(ctx, params.merchantSeq)),
  implement(saveDepositAccount, ({ ctx, body }) => saveAccount(ctx, body)),
  implement(api.switchMerchant, ({ ctx, params, body }) => useFor(ctx, params.merchantSeq, body.currencies)),
]
