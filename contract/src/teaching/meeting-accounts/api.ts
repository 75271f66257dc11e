import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, nothing } from '../../values/ids.ts'
import { liveTypeCd } from '../curriculum/live-items.schemas.ts'
import { accountFaults, ZoomAccount } from './schemas.ts'

const path = '/channels/:channelSeq/meeting-accounts'

const LONGEST_KEY = 200
const key = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_KEY)
  .regex(/^[\x21-\x7e]+$/)

/** Which service new live lessons begin with, and the site's accounts at services of meetings. docs/rules.md R-971. */
export const getMeetingAccounts = endpoint({
  method: 'GET',
  path,
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({
    /** The service of new live lessons. */
    channelLiveTypeCd: liveTypeCd,
    hasVideoRoom: z.boolean(),
    zoom: ZoomAccount.nullable(),
    /** The address to register at Zoom. */
    webhookUrl: z.string(),
  }),
  shows: 'meeting-accounts',
})

/**
 * Stores the keys of an app of the site's account at Zoom, once Zoom accepts them. A secret that is null stays, for the same app.
 * docs/rules.md R-972.
 */
export const connectZoom = endpoint({
  method: 'POST',
  path: `${path}/zoom`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.connectZoom',
  recent: true,
  body: z.object({
    accountId: key,
    clientId: key,
    clientSecret: key.nullable(),
    hostEmail: email,
    /** Signs what Zoom reports about meetings; without it nothing is recorded by itself. */
    webhookSecret: z.union([key, z.literal('')]).nullable(),
  }),
  reply: z.object({ accountName: z.string() }),
  refuses: [
    'MEETING_KEYS_REFUSED',
    'MEETING_PERMISSION_MISSING',
    'MEETING_HOST_UNKNOWN',
    'MEETING_SERVICE_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['meeting-accounts', 'curriculum'],
})

/** Asks Zoom whether it still accepts the stored keys. */
export const checkZoom = endpoint({
  method: 'POST',
  path: `${path}/zoom/check`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.checkZoom',
  reply: z.object({ fault: z.enum(accountFaults).nullable() }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['meeting-accounts'],
})

/** Forgets the keys. Meetings that were made stay at Zoom, with the addresses that were given. docs/rules.md R-972. */
export const disconnectZoom = endpoint({
  method: 'POST',
  path: `${path}/zoom/disconnect`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.disconnectZoom',
  recent: true,
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['meeting-accounts', 'curriculum'],
})

/** Which service new live lessons begin with. */
export const saveLiveService = endpoint({
  method: 'POST',
  path: '/channels/:channelSeq/live-service',
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.saveLiveService',
  body: z.object({ channelLiveTypeCd: liveTypeCd }),
  reply: nothing,
  touches: ['meeting-accounts', 'curriculum'],
})
