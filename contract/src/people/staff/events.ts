import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** Changes of a site's owners, and requests for them. */
const ownerChanges = ['INVITE_ASKED', 'ADDED', 'REMOVAL_ASKED', 'REMOVAL_CANCELLED', 'REMOVED'] as const
export type OwnerChange = (typeof ownerChanges)[number]
export const ownersChanged = event(
  'owners.changed',
  z.object({
    change: z.enum(ownerChanges),
    name: z.string(),
    /** The owners, and the person concerned. */
    to: seq('user').array(),
    byUserSeq: seq('user'),
    at: instant,
  }),
)
