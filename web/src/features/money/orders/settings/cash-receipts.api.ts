import { issueCashReceipt, listOwedCashReceipts } from 'contract/money/orders/cash-receipts.api'
import type { Output } from 'contract/http/endpoint'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type OwedCashReceipt = Output<typeof listOwedCashReceipts>['list'][number]

export const useOwedCashReceipts = () => useEndpoint(listOwedCashReceipts, {})
export const useIssueCashReceipt = (orderNo: string) => useCommand(issueCashReceipt, { orderNo })
