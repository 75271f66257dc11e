import { z } from 'zod'
import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  merchantSeq: seqInUrl('merchant'),
  noticeToken: z.string().regex(/^[A-Za-z0-9_-]{32}$/),
}
