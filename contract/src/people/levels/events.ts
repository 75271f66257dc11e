import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Staff changed what the levels of the site ask for, or their order. */
export const levelsChanged = event('levels.changed', z.object({}))
/** A member rose to a level. */
export const levelRaised = event('levels.raised', z.object({ levelChangeSeq: seq('level change') }))
