import { z } from 'zod'
import { legalKinds } from '../../values/legal-kinds.ts'

export const pathParams = {
  termsKind: z.enum(legalKinds),
  version: z.coerce.number<number>().int().min(1).max(1_000_000),
}
