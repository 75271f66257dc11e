import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A notice was published whose author chose to notify members. */
export const noticePublished = event('notice.published', z.object({ postSeq: seq('post') }))
