import * as api from 'contract/views/operator-health/api'
import { implement } from '../../../platform/http/implement.ts'
import { readHealth, retryFailed } from './operator-health.service.ts'

export const operationRoutes = [
  implement(api.getHealth, ({ ctx }) => readHealth(ctx)),
  implement(api.retryJob, ({ ctx, body }) => retryFailed(ctx, body.id)),
]
