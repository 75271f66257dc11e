import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** Somebody read notifications of campaigns, and all others until then. */
export const campaignAlarmsRead = event(
  'notifications.campaignAlarmsRead',
  z.object({ userSeq: seq('user'), at: instant }),
)
