import * as promised from 'contract/realtime'
import { implement } from '../../platform/http/implement.ts'
import { openRealtimeTicket } from '../accounts/accounts.public.ts'

export const realtimeRoutes = [
  implement(promised.issueTicket, async ({ ctx }) => {
    const ticket = await openRealtimeTicket(ctx)
    const origin = ctx.incoming.origin.replace(/^http/, 'ws')
    return { ticket, url: `${origin}/realtime?ticket=${encodeURIComponent(ticket)}` }
  }),
]
