import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Nothing but a tombstone is left: rooms drop what they hold for it. */
export const coursePurged = event('course.purged', z.object({ courseSeq: seq('course') }))
