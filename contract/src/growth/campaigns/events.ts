import { z } from 'zod'
import { event } from '../../http/endpoint.ts'
import { instant, seq } from '../../values/ids.ts'

/** A campaign was paused by itself: who takes its messages refused all of them. */
export const campaignPaused = event(
  'campaign.paused',
  z.object({ campaignSeq: seq('campaign'), at: instant }),
)
