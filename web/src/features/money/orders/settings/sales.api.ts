import { listSales, refundOrder } from 'contract/money/orders/api'
import { orderStates } from 'contract/money/orders/orders.rules'
import { salesFields } from 'contract/money/orders/payment-status.rules'
import { downloadSales, getSale } from 'contract/money/orders/sales.api'
import type { Output } from 'contract/http/endpoint'
import { paymentStatuses, payMethods } from 'contract/values/type-codes'
import { makeStale, useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useSite } from '../../../../platform/site.tsx'

export type SalesList = Output<typeof listSales>
export type Sale = SalesList['list'][number]
export type SaleDetail = Output<typeof getSale>

export const statusCodes = Object.values(paymentStatuses)
export const methodCodes = Object.values(payMethods)

/** The text of each status and method on the screen. */
export const statusTexts = {
  [paymentStatuses.completed]: 'statusCompleted',
  [paymentStatuses.awaiting]: 'statusAwaiting',
  [paymentStatuses.cancelled]: 'statusCancelled',
  [paymentStatuses.partlyCancelled]: 'statusPartlyCancelled',
  [paymentStatuses.failed]: 'statusFailed',
} as const
export const methodTexts = {
  [payMethods.card]: 'CARD',
  [payMethods.foreignCard]: 'FOREIGN_CARD',
  [payMethods.transfer]: 'TRANSFER',
  [payMethods.virtualAccount]: 'VIRTUAL_ACCOUNT',
  [payMethods.mobile]: 'MOBILE',
  [payMethods.paypal]: 'PAYPAL',
  [payMethods.deposit]: 'DEPOSIT',
  [payMethods.free]: 'FREE',
} as const

const dayFrom = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** The filter that the address holds. */
export const salesFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  qField: oneOf(salesFields, params.get('in')),
  startDt: dayFrom(params.get('from')),
  endDt: dayFrom(params.get('to')),
  state: oneOf(orderStates, params.get('state')),
  paymentStatus: oneOf(statusCodes, params.get('status')),
  paidYN: oneOf(['Y', 'N'] as const, params.get('paid')),
  payMethodCd: oneOf(methodCodes, params.get('method')),
})
export type SalesFilter = ReturnType<typeof salesFilterFrom>

/** The names under which the address holds a filter. */
export const noFilter = { q: '', in: '', from: '', to: '', state: '', status: '', paid: '', method: '' }

const choiceOf = ({ q, qField, startDt, endDt, state, ...codes }: SalesFilter) => ({
  ...(q && { q }),
  ...(q && qField && { qField }),
  ...(startDt && { startDt }),
  ...(endDt && { endDt }),
  ...(state && { state }),
  ...(codes.paymentStatus && { paymentStatus: codes.paymentStatus }),
  ...(codes.paidYN && { paidYN: codes.paidYN }),
  ...(codes.payMethodCd && { payMethodCd: codes.payMethodCd }),
})

/** Orders and their sums; refetched after every purchase and refund. */
export function useSales(filter: SalesFilter, { page, size }: { page: number; size: number }) {
  const site = useSite()
  useRealtime('sales', () => void makeStale(site, ['orders']))
  return useEndpoint(listSales, { query: { page, size, ...choiceOf(filter) } }, { keep: true })
}
export const useSale = (orderNo: string) => useEndpoint(getSale, { orderNo })

/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useSalesSpreadsheet(filter: SalesFilter) {
  const { run, isRunning } = useCommand(downloadSales, {})
  return { link: () => run({ body: choiceOf(filter) }), isRunning }
}
export const useRefund = () => useCommand(refundOrder, {})
/** What can still go back. */
export const leftOf = ({ paidAmount, refundedAmount }: Sale) => paidAmount - refundedAmount
