import type { Output } from 'contract/http/endpoint'
import {
  acceptRefundRequest,
  downloadRefundRequests,
  getRefundOffer,
  getRefundRequest,
  listRefundRequests,
  rejectRefundRequest,
  requestRefund,
  withdrawRefundRequest,
} from 'contract/workflows/refund-requests/api'
import { refundShelves, type RefundShelf } from 'contract/workflows/refund-requests/refund-requests.rules'
import type { RefundRequestSeq } from 'contract/values/ids'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type RefundOffer = Output<typeof getRefundOffer>
export type OfferedItem = RefundOffer['items'][number]
export type RefundDetail = Output<typeof getRefundRequest>
export type RequestRow = Output<typeof listRefundRequests>['list'][number]

export const useRefundOffer = (orderNo: string) => useEndpoint(getRefundOffer, { orderNo })
export const useRequestRefund = (orderNo: string) => useCommand(requestRefund, { orderNo })
export const useWithdraw = (refundRequestSeq: RefundRequestSeq) =>
  useCommand(withdrawRefundRequest, { refundRequestSeq })

export const shelfFrom = (params: URLSearchParams): RefundShelf =>
  refundShelves.find((shelf) => shelf === params.get('shelf')) ?? 'waiting'
interface ShelfPage {
  shelf: RefundShelf
  page: number
  size: number
}
export const useRefundRequests = (query: ShelfPage) =>
  useEndpoint(listRefundRequests, { query }, { keep: true })
/** `link()` gives the address of the spreadsheet of a shelf. */
export function useRequestSpreadsheet(shelf: RefundShelf) {
  const { run, isRunning } = useCommand(downloadRefundRequests, {})
  return { link: () => run({ body: { shelf } }), isRunning }
}
export const useRefundDetail = (refundRequestSeq: RefundRequestSeq) =>
  useEndpoint(getRefundRequest, { refundRequestSeq })
export const useAccept = (refundRequestSeq: RefundRequestSeq) =>
  useCommand(acceptRefundRequest, { refundRequestSeq })
export const useReject = (refundRequestSeq: RefundRequestSeq) =>
  useCommand(rejectRefundRequest, { refundRequestSeq })
