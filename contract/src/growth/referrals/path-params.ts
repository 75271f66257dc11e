import { z } from 'zod'

export const pathParams = {
  /** Not checked further: half a link is answered like one that is gone. */
  refererCode: z.string().max(100),
}
