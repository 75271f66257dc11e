import * as promised from 'contract/realtime'
import { implement } from '../../platform/http/implement.ts'
import { openRealtimeTicket } from '../accounts/accounts.public.ts'

export const realtimeRoutes = [
  implement(promised.issueTicket, async ({ ctx }) => ({
    ticket: await openRealtimeTicket(ctx),
    url: `${ctx.incoming.origin.replace(/^http/, 'ws')}/realtime`,
  })),
]
