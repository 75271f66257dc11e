import * as api from 'contract/growth/visits/api'
import { implement } from '../../../platform/http/implement.ts'
import { insertLog } from './visits.queries.ts'
import { countVisit } from './visits.service.ts'

/** More than any browser reports; further events are dropped silently. */
const LOG_LIMIT = { most: 60, everySeconds: 2 }

export const visitRoutes = [
  implement(api.trackUserEvent, ({ ctx, body }) => countVisit(ctx, body)),
  implement(api.logEvent, async ({ ctx, body }) => {
    const isAllowed = await ctx.ports.limits.allow({ [`log ${ctx.incoming.address}`]: LOG_LIMIT })
    if (isAllowed) await insertLog(ctx.platform, { ...body, createdAt: ctx.now() })
    return null
  }),
]
