import { z } from 'zod'
import { instant } from '../../values/ids.ts'

/** One sign-in of a person: a browser, with every host of the installation it was handed off to. */
export const Device = z.object({
  deviceId: z.uuid(),
  /** As the browser identifies itself, such as Chrome and Windows; null where it does not. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isHandheld: z.boolean(),
  signedInAt: instant,
  seenAt: instant,
  isThis: z.boolean(),
  /** False for a browser that is only trusted to skip the second step … */
  isSignedIn: z.boolean(),
  /** … and until when. */
  trustedUntil: instant.nullable(),
})
export type Device = z.input<typeof Device>
