import * as api from 'contract/money/settlements/api'
import { implement } from '../../../platform/http/implement.ts'
import { listProducts, listStatements } from './settlements.service.ts'

export const settlementRoutes = [
  implement(api.listSettlements, async ({ ctx }) => ({ list: await listStatements(ctx) })),
  implement(api.getSettlementProducts, async ({ ctx, params, query }) => ({
    list: await listProducts(ctx, { month: params.settlementMonth, currency: query.currency }),
  })),
]
