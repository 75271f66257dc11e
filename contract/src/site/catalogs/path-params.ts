import { z } from 'zod'

export const pathParams = {
  serviceAlias: z.string().regex(/^[a-z][a-z0-9-]{1,19}$/),
}
