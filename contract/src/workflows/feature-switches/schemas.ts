import { z } from 'zod'
import { featureSwitches, siteSwitches } from '../../http/feature-switches.rules.ts'
import { instant, seq } from '../../values/ids.ts'
import { LONGEST_SWITCH_REASON } from './feature-switches.rules.ts'

export const reason = z.string().trim().min(1).max(LONGEST_SWITCH_REASON)

export const feature = z.enum(featureSwitches)
export const siteFeature = z.enum(siteSwitches)

/** A decision of an operator; isOn is null where a site follows the installation again. */
export const SwitchChange = z.object({
  featureSwitchChangeSeq: seq('feature-switch-change'),
  feature,
  site: z.object({ channelSeq: seq('channel'), name: z.string() }).nullable(),
  isOn: z.boolean().nullable(),
  reason: z.string(),
  changedAt: instant,
  changedBy: z.string(),
})
export type SwitchChange = z.input<typeof SwitchChange>
