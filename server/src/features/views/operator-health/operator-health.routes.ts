import * as promised from 'contract/views/operator-health/api'
import { implement } from '../../../platform/http/implement.ts'
import { readHealth, retryFailed } from './operator-health.service.ts'

export const operationRoutes = [
  implement(promised.getHealth, ({ ctx }) => readHealth(ctx)),
  implement(promised.retryJob, ({ ctx, body }) => retryFailed(ctx, body.id)),
]
