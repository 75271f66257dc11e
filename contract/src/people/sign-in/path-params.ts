import { z } from 'zod'
import { snsProviders } from '../../values/sns-providers.ts'
import { seqInUrl } from '../../values/seq.ts'

export const pathParams = {
  snsTypeCd: z.enum(snsProviders),
  identitySeq: seqInUrl('identity'),
  token: z.string().regex(/^[A-Za-z0-9_-]{20,200}$/),
  code: z.string().regex(/^[0-9]{1,6}$/),
}
