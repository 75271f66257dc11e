import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

const payload = z.object({ siteInspectionSeq: seq('site-inspection') })
/** An operator asks the owners. */
export const inspectionRequested = event('inspection.requested', payload)
/** An owner allowed or refused it. */
export const inspectionAnswered = event('inspection.answered', payload.extend({ isAllowed: z.boolean() }))
