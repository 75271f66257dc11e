import type { Output } from 'contract/http/endpoint'
import { confirmDeposit, confirmDeposits, listDeposits } from 'contract/money/orders/deposits.api'
import { useCommand, useEndpoint } from '../../../../platform/endpoint.ts'

export type AwaitedDeposit = Output<typeof listDeposits>['list'][number]

export const useDeposits = () => useEndpoint(listDeposits, {})
export const useConfirmDeposit = (orderNo: string) => useCommand(confirmDeposit, { orderNo })
export const useConfirmDeposits = () => useCommand(confirmDeposits, {})
