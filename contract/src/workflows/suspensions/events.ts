import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

const suspensionChanges = ['SUSPENDED', 'LIFTED', 'APPEAL_REJECTED'] as const
export type SuspensionChange = (typeof suspensionChanges)[number]

/** The operator decided about a site; `words` are theirs. */
export const suspensionChanged = event(
  'suspension.changed',
  z.object({
    siteSuspensionSeq: seq('site-suspension'),
    /** The appeal that was answered. */
    suspensionAppealSeq: seq('suspension-appeal').nullable(),
    change: z.enum(suspensionChanges),
    words: z.string(),
  }),
)
/** Somebody who runs a suspended site objects. */
export const appealFiled = event('suspension.appealed', z.object({ text: z.string() }))
