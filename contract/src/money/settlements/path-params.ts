import { z } from 'zod'
import { monthPattern } from './settlements.rules.ts'

export const pathParams = {
  settlementMonth: z.string().regex(monthPattern),
}
