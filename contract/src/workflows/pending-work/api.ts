import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { pendingKinds } from './pending-work.rules.ts'

/** How much waits for the caller in the management area, of what they may read, up to a limit. Nothing of what is done. */
export const listPendingWork = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/pending-work',
  access: 'SITE_CONSOLE_READ',
  reply: z.object({ list: z.object({ kind: z.enum(pendingKinds), count: z.int() }).array() }),
  shows: 'pending-work',
})
