import * as leaving from 'contract/workflows/account-closing/api'
import { implement } from '../../../platform/http/implement.ts'
import { getWithdrawal, withdraw } from './account-closing.service.ts'

export const accountClosingRoutes = [
  implement(leaving.getWithdrawal, ({ ctx }) => getWithdrawal(ctx)),
  implement(leaving.withdraw, ({ ctx, body }) => withdraw(ctx, body)),
]
