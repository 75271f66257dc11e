import { z } from 'zod'

export const pathParams = {
  eventCode: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9_-]{1,40}$/),
}
