import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A course was purged and only its deletion record remains: features delete what they stored for it. */
export const coursePurged = event('course.purged', z.object({ courseSeq: seq('course') }))
