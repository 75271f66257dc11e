import { z } from 'zod'
import { headerNames } from 'contract/http/envelope'
import { isCountedPath } from 'contract/growth/visits/schemas'
import type { trackUserEvent } from 'contract/growth/visits/api'
import type { Context } from '../../../platform/context.ts'
import { gather } from './visit-totals.service.ts'
import { hostOf, hourOf } from './visits.rules.ts'

type VisitInput = z.output<(typeof trackUserEvent)['body']>
const ClientId = z.uuid()

/** Counts a browser's report. Visits by staff, and by browsers without a session id, are not counted. */
export function countVisit(ctx: Context, { message, path, referer }: VisitInput) {
  const { headers } = ctx.incoming
  const client = ClientId.safeParse(headers[headerNames.clientId] ?? headers[`x-${headerNames.clientId}`])
  if (!client.success || ctx.user?.role || !isCountedPath(path)) return null
  const isView = message === 'PAGE_VIEW'
  // A browser may not choose this header, so its page says where it came from; other clients send it.
  const source = referer ?? z.string().max(2000).safeParse(headers['referer']).data
  gather(
    ctx,
    {
      hour: hourOf(ctx.now()),
      clientId: client.data,
      pageViews: isView ? 1 : 0,
      isNew: message === 'NEW_VISITOR',
      host: source === undefined ? null : hostOf(source, [new URL(ctx.incoming.origin).host]),
    },
    isView ? path : null,
  )
  return null
}
