import * as api from 'contract/money/refunds/api'
import { implement } from '../../../platform/http/implement.ts'
import { policyAt } from './refund-policies.service.ts'
import { insertPolicy } from './refund-policies.queries.ts'

export const refundRoutes = [
  implement(api.getRefundPolicy, ({ ctx }) => policyAt(ctx.db, ctx.now())),
  implement(api.saveRefundPolicy, ({ ctx, body }) =>
    ctx.transaction(async (tx) => {
      ctx.audit.record({ before: { ...(await policyAt(tx, ctx.now())) }, after: body })
      await insertPolicy(tx, { ...body, savedAt: ctx.now(), savedByUserSeq: ctx.user.userSeq })
      return null
    }),
  ),
]
