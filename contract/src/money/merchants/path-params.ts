import { z } from 'zod'

export const pathParams = {
  noticeToken: z.string().regex(/^[A-Za-z0-9_-]{32}$/),
}
