import { getRefundPolicy, saveRefundPolicy } from 'contract/money/refunds/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useRefundPolicy = () => useEndpoint(getRefundPolicy, {})
export const useSaveRefundPolicy = () => useCommand(saveRefundPolicy, {})
