import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { email, nothing } from '../../values/ids.ts'
import { liveTypeCd } from '../curriculum/live-items.schemas.ts'
import { accountFaults, GoogleAccount, ZoomAccount } from './schemas.ts'

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
    google: GoogleAccount.nullable(),
    /** The address to register at Zoom. */
    webhookUrl: z.string(),
    /** The address to register at Google, to which hosts return from there. */
    googleRedirectUrl: z.string(),
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

/**
 * Begins the way to the page of Google at which a host lets the client of the site write their calendar: `authorizeUrl` is the path of
 * `goToLiveOAuth` on this host. What was entered waits sealed in a cookie. A secret that is null stays, for the same client.
 * docs/rules.md R-990.
 */
export const beginGoogleMeet = endpoint({
  method: 'POST',
  path: `${path}/google/authorize`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.beginGoogleMeet',
  recent: true,
  body: z.object({ clientId: key, clientSecret: key.nullable() }),
  reply: z.object({ authorizeUrl: z.string() }),
  refuses: ['GOOGLE_KEYS_REFUSED', 'TOO_MANY_REQUESTS'],
})

/**
 * Sends a host on to the page of the provider that they began; without a beginning of the last ten minutes back to the settings. The
 * provider brings them back to `/authcallback`. docs/rules.md R-990.
 */
export const goToLiveOAuth = endpoint({
  method: 'GET',
  path: '/channels/:channelSeq/live/oauth/:liveProvider',
  access: 'SITE_SUPPORT_UPDATE',
  reply: z.object({ url: z.string() }),
  redirects: true,
})

/** Stores the consent with which a host came back from Google within ten minutes. docs/rules.md R-990. */
export const connectGoogleMeet = endpoint({
  method: 'POST',
  path: `${path}/google`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.connectGoogleMeet',
  body: z.object({
    code: z.string().min(1).max(4096),
    state: z.string().min(1).max(200),
  }),
  reply: z.object({ accountName: z.string() }),
  refuses: [
    'GOOGLE_SIGN_IN_ENDED',
    'GOOGLE_KEYS_REFUSED',
    'GOOGLE_PERMISSION_MISSING',
    'GOOGLE_CALENDAR_MISSING',
    'GOOGLE_UNREACHABLE',
    'TOO_MANY_REQUESTS',
  ],
  touches: ['meeting-accounts', 'curriculum'],
})

/** Asks Google whether the consent still stands. */
export const checkGoogleMeet = endpoint({
  method: 'POST',
  path: `${path}/google/check`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.checkGoogleMeet',
  reply: z.object({ fault: z.enum(accountFaults).nullable() }),
  refuses: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  touches: ['meeting-accounts'],
})

/** Forgets the keys and the consent. Meetings that were made stay in the calendar. docs/rules.md R-990. */
export const disconnectGoogleMeet = endpoint({
  method: 'POST',
  path: `${path}/google/disconnect`,
  access: 'SITE_SUPPORT_UPDATE',
  action: 'meeting-accounts.disconnectGoogleMeet',
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
