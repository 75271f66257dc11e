import {
  changeDelivery,
  downloadDeliveries,
  listDeliveries,
  shipDeliveries,
} from 'contract/money/deliveries/api'
import { deliveryStates } from 'contract/money/deliveries/deliveries.rules'
import type { Output } from 'contract/http/endpoint'
import { choiceFrom } from 'contract/values/paging'
import { seqIn } from '../../../../platform/address.ts'
import { makeStale, useCommand, useEndpoint } from '../../../../platform/endpoint.ts'
import { useRealtime } from '../../../../platform/realtime.ts'
import { useSite } from '../../../../platform/site.tsx'

export type Delivery = Output<typeof listDeliveries>['list'][number]

/** The first is what the screen opens with. */
export const shelves = [...deliveryStates, 'ALL'] as const
export type Shelf = (typeof shelves)[number]

/** The filter that the address holds. */
export const deliveryFilterFrom = (params: URLSearchParams) => ({
  shelf: choiceFrom(params.get('state'), shelves),
  courseSeq: seqIn('courseSeq', params.get('course')),
  q: params.get('q') ?? '',
})
export type DeliveryFilter = ReturnType<typeof deliveryFilterFrom>

const choiceOf = ({ shelf, courseSeq, q }: DeliveryFilter) => ({
  ...(shelf !== 'ALL' && { state: shelf }),
  ...(courseSeq && { courseSeq }),
  ...(q && { q }),
})

/** Parcels; refetched after every purchase and refund. */
export function useDeliveries(filter: DeliveryFilter, { page, size }: { page: number; size: number }) {
  const site = useSite()
  useRealtime('sales', () => void makeStale(site, ['orders']))
  return useEndpoint(listDeliveries, { query: { page, size, ...choiceOf(filter) } }, { keep: true })
}
/** `link()` gives the address of the spreadsheet of what the filter shows. */
export function useDeliveriesSpreadsheet(filter: DeliveryFilter) {
  const { run, isRunning } = useCommand(downloadDeliveries, {})
  return { link: () => run({ body: choiceOf(filter) }), isRunning }
}
export const useShip = () => useCommand(shipDeliveries, {})
export const useMoveDelivery = () => useCommand(changeDelivery, {})
