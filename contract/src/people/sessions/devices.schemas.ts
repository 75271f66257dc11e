import { z } from 'zod'
import { instant } from '../../values/ids.ts'

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
