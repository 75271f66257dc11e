import { z } from 'zod'
import { switchedOffBy, type FeatureSwitch } from 'contract/http/feature-switches.rules'
import { seq, type ChannelSeq } from 'contract/values/ids'
import type { Context, PlatformContext } from './context.ts'
import { findSwitchDecisions } from './db/feature-switches.queries.ts'
import type { Bus } from './realtime/bus.ts'
import { refuse } from './refuse.ts'
import { perBus, remember, remembered, type Remembered } from './remember.ts'

type Reading = Pick<PlatformContext, 'platform' | 'ports'>
/** Zero stands for the installation. */
type Cache = Remembered<number, FeatureSwitch[]>

const TOPIC = 'feature-switches'
const Switched = z.object({ channelSeq: seq('channel').nullable() })

const cacheOf = perBus((bus) => {
  const known: Cache = remembered()
  bus.subscribe(TOPIC, (said) => {
    const { channelSeq } = Switched.parse(said)
    if (channelSeq === null) known.clear()
    else known.delete(channelSeq)
  })
  return known
})

/** What is off at a site, or for the installation; cached, because pages need it. */
export const findSwitchedOff = ({ platform, ports }: Reading, channelSeq: ChannelSeq | null) =>
  remember(cacheOf(ports.bus), channelSeq ?? 0, async () =>
    switchedOffBy(await findSwitchDecisions(platform, channelSeq)),
  )

/** Whether the operator lets the site of this context, or the installation, use it. docs/rules.md R-1160. */
export async function isSwitchedOn(
  feature: FeatureSwitch,
  ctx: Reading & Partial<Pick<Context, 'channelSeq'>>,
) {
  return !(await findSwitchedOff(ctx, ctx.channelSeq ?? null)).includes(feature)
}

/** SWITCHED_OFF. For calls that need the feature in some cases only; others name it in the contract. */
export async function requireSwitchedOn(feature: FeatureSwitch, ctx: Parameters<typeof isSwitchedOn>[1]) {
  if (!(await isSwitchedOn(feature, ctx))) throw refuse('SWITCHED_OFF')
}

/** Makes every process read them again; of all sites where the installation changed. Call it after the commit. */
export const saySwitched = (bus: Bus, channelSeq: ChannelSeq | null) => bus.say(TOPIC, { channelSeq })
