import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

/** A member left this site for good. */
export const memberLeft = event('member.left', z.object({ userSeq: seq('user') }))
/** Personal data of a former member is due for deletion; every feature deletes or anonymizes its own. */
export const memberErased = event('member.erased', z.object({ userSeq: seq('user') }))
