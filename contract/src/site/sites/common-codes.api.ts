import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { CommonCode } from './common-codes.schemas.ts'

/** The names of wire codes in the reader's language: of one group, or of all. */
export const listCommonCodes = endpoint({
  method: 'GET',
  path: '/common/codes',
  access: 'public',
  query: z.object({ groupCode: z.string().trim().max(40).optional() }),
  reply: z.object({ list: CommonCode.array(), total: z.int() }),
})
