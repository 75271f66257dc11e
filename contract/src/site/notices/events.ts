import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A notice that members are to be told of. */
export const noticePublished = event('notice.published', z.object({ postSeq: seq('post') }))
