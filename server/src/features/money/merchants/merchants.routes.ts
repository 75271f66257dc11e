import * as api from 'contract/money/merchants/api'
import * as trials from 'contract/money/merchants/trials.api'
import { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import { saveExchangeRate } from 'contract/money/merchants/exchange-rate.api'
import { getPayMethods, savePayMethods } from 'contract/money/merchants/pay-methods.api'
import { implement } from '../../../platform/http/implement.ts'
import { saveAccount } from './deposit-account.service.ts'
import { saveRate } from './exchange-rate.service.ts'
import { choosePayMethods, viewPayMethods } from './pay-methods.service.ts'
import { begin, finish, viewTrials } from './trials.service.ts'
import { check, save, useFor, viewMerchants } from './merchants.service.ts'

export const merchantRoutes = [
  implement(api.getMerchants, ({ ctx }) => viewMerchants(ctx)),
  implement(api.saveMerchant, ({ ctx, body }) => save(ctx, body)),
  implement(api.checkMerchant, ({ ctx, params }) => check(ctx, params.merchantSeq)),
  implement(trials.listTrials, ({ ctx }) => viewTrials(ctx)),
  implement(trials.beginTrial, ({ ctx, params, body }) => begin(ctx, { ...params, ...body })),
  implement(trials.finishTrial, ({ ctx, params, body }) => finish(ctx, { ...params, ...body })),
  implement(saveDepositAccount, ({ ctx, body }) => saveAccount(ctx, body)),
  implement(saveExchangeRate, ({ ctx, body }) => saveRate(ctx, body.exchangeRate)),
  implement(api.switchMerchant, ({ ctx, params, body }) => useFor(ctx, params.merchantSeq, body.currencies)),
  implement(getPayMethods, ({ ctx, params }) => viewPayMethods(ctx, params.merchantSeq)),
  implement(savePayMethods, ({ ctx, params, body }) =>
    choosePayMethods(ctx, params.merchantSeq, body.chosen),
  ),
]
