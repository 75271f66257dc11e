import type { Output } from 'contract/http/endpoint'
import { getPayee, savePayee } from 'contract/money/settlements/payees.api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export type Payee = NonNullable<Output<typeof getPayee>['payee']>
export const usePayee = () => useEndpoint(getPayee, {})
export const useSavePayee = () => useCommand(savePayee, {})
