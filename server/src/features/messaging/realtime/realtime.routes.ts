import * as api from 'contract/messaging/realtime/api'
import type { PlatformContext } from '../../../platform/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { openPlatformTicket, openRealtimeTicket } from '../../people/accounts/accounts.public.ts'

function addressed({ incoming }: Pick<PlatformContext, 'incoming'>, ticket: string) {
  const origin = incoming.origin.replace(/^http/, 'ws')
  return { ticket, url: `${origin}/realtime?ticket=${encodeURIComponent(ticket)}` }
}

export const realtimeRoutes = [
  implement(api.issueTicket, async ({ ctx }) => addressed(ctx, await openRealtimeTicket(ctx))),
  implement(api.issuePlatformTicket, async ({ ctx }) => addressed(ctx, await openPlatformTicket(ctx))),
]
