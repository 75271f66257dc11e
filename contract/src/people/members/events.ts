import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** Somebody has left this site for good. */
export const memberLeft = event('member.left', z.object({ userSeq: seq('user') }))
/** What this site knows of somebody who left is to be erased now; every room forgets its own. */
export const memberErased = event('member.erased', z.object({ userSeq: seq('user') }))
