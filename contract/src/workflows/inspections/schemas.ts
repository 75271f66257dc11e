import { z } from 'zod'
import { instant, seq } from '../../values/ids.ts'
import { inspectionStates } from './inspections.rules.ts'

export const Inspection = z.object({
  siteInspectionSeq: seq('site-inspection'),
  state: z.enum(inspectionStates),
  reason: z.string(),
  requestedBy: z.string(),
  requestedAt: instant,
  decidedBy: z.string().nullable(),
  endsAt: instant.nullable(),
})
export type Inspection = z.input<typeof Inspection>
