import type { saveDepositAccount } from 'contract/money/merchants/deposit-account.api'
import type { z } from 'zod'
import type { MemberContext } from '../../../platform/context.ts'
import * as queries from './deposit-account.queries.ts'

type SaveInput = z.output<(typeof saveDepositAccount)['body']>
export async function saveAccount(ctx: MemberContext, input: SaveInput) {
  await ctx.transaction(async (tx) => {
    const before = await queries.findDepositAccount(tx)
    await queries.saveDepositAccount(tx, { ...input, changedAt: ctx.now() })
    ctx.audit.record({ ...(before && { before }), after: input })
  })
  return null
}
