import { z } from 'zod'
import { Paged, seqInUrl } from '../../values/ids.ts'
import { enrolmentStates } from './schemas.ts'

export const AttendeeFilter = Paged.extend({
  q: z.string().trim().max(60).optional(),
  state: z.enum(enrolmentStates).optional(),
  /** Of this round alone. */
  classSeq: seqInUrl('round').optional(),
})
