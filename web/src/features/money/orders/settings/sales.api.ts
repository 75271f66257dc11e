import { listSales, refundOrder } from 'contract/money/orders/api'
import { orderStates } from 'contract/money/orders/orders.rules'
import type { Output } from 'contract/http/endpoint'
import { makeStale, useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useSite } from '../../../../platform/site.tsx'

export type Sale = Output<typeof listSales>['list'][number]

const dayFrom = (text: string | null) => (text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '')
/** The filter that the address holds. */
export const salesFilterFrom = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  startDt: dayFrom(params.get('from')),
  endDt: dayFrom(params.get('to')),
  state: orderStates.find((state) => state === params.get('state')),
})
export type SalesFilter = ReturnType<typeof salesFilterFrom>

/** Orders and their sums; refetched after every purchase and refund. */
export function useSales(
  { q, startDt, endDt, state }: SalesFilter,
  { page, size }: { page: number; size: number },
) {
  const site = useSite()
  useRealtime('sales', () => void makeStale(site, ['orders']))
  const query = {
    page,
    size,
    ...(q && { q }),
    ...(startDt && { startDt }),
    ...(endDt && { endDt }),
    ...(state && { state }),
  }
  return useEndpoint(listSales, { query }, { keep: true })
}
export const useRefund = () => useCommand(refundOrder, {})
/** What can still go back. */
export const leftOf = ({ paidAmount, refundedAmount }: Sale) => paidAmount - refundedAmount
