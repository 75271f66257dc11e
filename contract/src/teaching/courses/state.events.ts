import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A course was purged and only its deletion record remains: features delete what they stored for it. */
export const coursePurged = event('course.purged', z.object({ courseSeq: seq('course') }))

/** A course was copied: features copy what they stored for it, where staff would expect that. docs/rules.md R-303. */
export const courseCopied = event(
  'course.copied',
  z.object({ courseSeq: seq('course'), copySeq: seq('course') }),
)
