import { z } from 'zod'
import { Paged, seqInUrl } from '../../values/ids.ts'
import { enrolmentStates } from './schemas.ts'

export const AttendeeChoice = z.object({
  q: z.string().trim().max(60).optional(),
  state: z.enum(enrolmentStates).optional(),
  /** Of this round alone. */
  classSeq: seqInUrl('round').optional(),
})
export type AttendeeChoice = z.output<typeof AttendeeChoice>
export const AttendeeFilter = AttendeeChoice.extend(Paged.shape)
export type AttendeeFilter = z.output<typeof AttendeeFilter>
