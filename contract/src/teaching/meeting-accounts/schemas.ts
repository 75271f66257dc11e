import { z } from 'zod'
import { liveServices } from '../../values/type-codes.ts'
import { instant } from '../../values/ids.ts'

/** What a person can do something about: keys, a scope of the app, the person who hosts, or waiting. */
export const accountFaults = ['KEYS', 'PERMISSION', 'HOST', 'UNREACHABLE'] as const
export type AccountFault = (typeof accountFaults)[number]

/** The account of a site at Zoom. Its secrets never leave the server. */
export const ZoomAccount = z.object({
  liveTypeCd: z.literal(liveServices.zoom),
  accountId: z.string(),
  clientId: z.string(),
  /** The person at Zoom who hosts the meetings. */
  hostEmail: z.string(),
  /** Whose account it is, in Zoom's words. */
  accountName: z.string(),
  /** Whether the secret is stored with which Zoom signs what it reports. */
  hasWebhookSecret: z.boolean(),
  connectedAt: instant,
  checkedAt: instant,
  /** How the last check ended; null when it went well. */
  lastError: z.enum(accountFaults).nullable(),
  /** When Zoom last reported something. */
  heardAt: instant.nullable(),
})

/** The person at Google in whose calendar the meetings of a site are. Their consent and the secret of the client never leave the server. */
export const GoogleAccount = z.object({
  liveTypeCd: z.literal(liveServices.googleMeet),
  clientId: z.string(),
  /** The address of the person. */
  accountName: z.string(),
  connectedAt: instant,
  checkedAt: instant,
  /** How the last check ended; null when it went well. */
  lastError: z.enum(accountFaults).nullable(),
})
