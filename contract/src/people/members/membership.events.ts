import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { seq } from '../../values/ids.ts'

export const memberJoined = event('member.joined', z.object({ userSeq: seq('user') }))
