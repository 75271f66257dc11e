import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { liveTypeCd } from '../curriculum/live-items.schemas.ts'

/** The site has keys that its service of meetings accepts, of the same account or of another one. */
export const meetingAccountConnected = event('meetingAccounts.connected', z.object({ liveTypeCd }))
