import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** What happens to the owners of a site, and what somebody wants to happen. */
const ownerChanges = ['INVITE_ASKED', 'ADDED', 'REMOVAL_ASKED', 'REMOVAL_CANCELLED', 'REMOVED'] as const
export type OwnerChange = (typeof ownerChanges)[number]
export const ownersChanged = event(
  'owners.changed',
  z.object({
    change: z.enum(ownerChanges),
    name: z.string(),
    /** The owners, and whom it is about. */
    to: seq('user').array(),
    byUserSeq: seq('user'),
    at: instant,
  }),
)
