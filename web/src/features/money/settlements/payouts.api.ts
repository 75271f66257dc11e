import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import * as api from 'contract/money/settlements/payouts.api'
import { payoutShelves, type PayoutShelf } from 'contract/money/settlements/payouts.rules'
import type { PayoutSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'
import type { Settlement } from './settlements.api.ts'

export type Payout = Output<typeof api.listPayouts>['list'][number]
export type PayoutDetail = Output<typeof api.getPayout>

export const shelfFrom = (params: URLSearchParams) => choiceFrom(params.get('shelf'), payoutShelves)
export const usePayouts = (question: { shelf: PayoutShelf; page: number; size: number }) =>
  useEndpoint(api.listPayouts, { query: question }, { keep: true })
export const usePayout = (payoutSeq: PayoutSeq) => useEndpoint(api.getPayout, { payoutSeq })
export const useRequestPayout = ({ month, currency }: Settlement) =>
  useCommand(api.requestPayout, { settlementMonth: month, body: { currency } })
export const useApprovePayout = (payoutSeq: PayoutSeq) => useCommand(api.approvePayout, { payoutSeq })
export const useHoldPayout = (payoutSeq: PayoutSeq) => useCommand(api.holdPayout, { payoutSeq })
export const usePayPayout = (payoutSeq: PayoutSeq) => useCommand(api.payPayout, { payoutSeq })
