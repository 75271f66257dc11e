import { z } from 'zod'
import { endpoint } from './grammar.ts'
import { instant, nothing } from './values.ts'

/** One sign-in of a person: a browser, with every address of the installation it was handed on to. */
export const Device = z.object({
  deviceId: z.uuid(),
  /** As it calls itself, such as Chrome and Windows; null where it does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isHandheld: z.boolean(),
  signedInAt: instant,
  seenAt: instant,
  isThis: z.boolean(),
  /** False for a browser that is only spared the second step … */
  isSignedIn: z.boolean(),
  /** … and until when it is. */
  trustedUntil: instant.nullable(),
})
export type Device = z.input<typeof Device>

/** Where this person is signed in: this browser first, then who was here last. */
export const listDevices = endpoint({
  method: 'GET',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ list: Device.array() }),
  shows: 'accounts',
})
/** Signs that browser out, everywhere at once. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: '/auth/devices/:deviceId',
  access: 'signed-in',
  host: 'platform',
  reply: nothing,
  refuses: ['NOT_FOUND'],
  touches: ['accounts'],
})
/** Signs every browser out but this one. */
export const endOtherDevices = endpoint({
  method: 'DELETE',
  path: '/auth/devices',
  access: 'signed-in',
  host: 'platform',
  reply: z.object({ ended: z.int() }),
  touches: ['accounts'],
})
