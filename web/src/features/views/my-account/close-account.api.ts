import { getWithdrawal, withdraw } from 'contract/workflows/account-closing/api'
import { useCommand, useEndpoint } from '../../../platform/endpoint.ts'

export const useWithdrawal = () => useEndpoint(getWithdrawal, {})
export const useWithdraw = () => useCommand(withdraw, {})
