import { z } from 'zod'

export const pathParams = {
  /** The public identifier of a person: no number of an account stands in an address. */
  userUid: z.uuid(),
}
