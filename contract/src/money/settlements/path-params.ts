import { z } from 'zod'
import { seqInUrl } from '../../values/seq.ts'
import { monthPattern } from './settlements.rules.ts'

export const pathParams = {
  settlementMonth: z.string().regex(monthPattern),
  payoutSeq: seqInUrl('payout'),
}
