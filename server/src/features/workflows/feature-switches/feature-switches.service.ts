import { actionOf } from 'contract/http/endpoint'
import {
  featureSwitches,
  siteSwitches,
  switchedOffBy,
  type FeatureSwitch,
} from 'contract/http/feature-switches.rules'
import * as api from 'contract/workflows/feature-switches/api'
import type { ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import { insertStaffAction } from '../../../platform/audit/audit.queries.ts'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { findSwitchDecisions } from '../../../platform/db/feature-switches.queries.ts'
import { findSwitchedOff, saySwitched } from '../../../platform/feature-switches.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findSiteCard } from '../../site/sites/sites.public.ts'
import {
  countChanges,
  findChanges,
  findOwnDecision,
  switchEverywhere,
  switchHere,
} from './feature-switches.queries.ts'

type Operator = SignedIn<PlatformContext>

export const readSwitchedOff = async (ctx: PlatformContext) => ({ list: await findSwitchedOff(ctx, null) })

export async function listSwitches({ platform }: PlatformContext) {
  const off = switchedOffBy(await findSwitchDecisions(platform, null))
  return { list: featureSwitches.map((feature) => ({ feature, isOn: !off.includes(feature) })) }
}

/** Holds from the next call on. docs/rules.md R-1160. */
export async function switchFeature(
  ctx: Operator,
  { feature, isOn, reason }: { feature: FeatureSwitch; isOn: boolean; reason: string },
) {
  const by = { changedAt: ctx.now(), changedByUserSeq: ctx.user.userSeq }
  const isChanged = await ctx.transaction((tx) => switchEverywhere(tx, { feature, isOn, reason, ...by }))
  if (!isChanged) return null
  saySwitched(ctx.ports.bus, null)
  // Pages of every site say what is off there.
  ctx.ports.forgetPages(null, ['sites', 'feature-switches'])
  return null
}

export async function listChanges(
  ctx: PlatformContext,
  query: z.output<(typeof api.listSwitchChanges)['query']>,
) {
  const rows = await findChanges(ctx.platform, query)
  return {
    list: rows.map(({ channelSeq, siteName, changedBy, ...row }) => ({
      ...row,
      site: channelSeq === null ? null : { channelSeq, name: siteName ?? '' },
      changedBy: shownName(changedBy, ctx.language),
    })),
    total: await countChanges(ctx.platform, query.siteSeq),
  }
}

export async function listOfSite(ctx: PlatformContext, siteSeq: ChannelSeq) {
  if (!(await findSiteCard(ctx, siteSeq))) throw refuse('NOT_FOUND')
  const decisions = await findSwitchDecisions(ctx.platform, siteSeq)
  const off = switchedOffBy(decisions)
  return {
    list: siteSwitches.map((feature) => ({
      feature,
      own: decisions.find((one) => one.isOfSite && one.feature === feature)?.isOn ?? null,
      isOn: !off.includes(feature),
    })),
  }
}

/** The same for one site, also in the activity history of its owners. */
export async function switchSiteFeature(
  ctx: Operator,
  siteSeq: ChannelSeq,
  { feature, isOn, reason }: z.output<(typeof api.switchSiteFeature)['body']>,
) {
  if (!(await findSiteCard(ctx, siteSeq))) throw refuse('NOT_FOUND')
  const site = await ctx.at(siteSeq)
  const by = { changedAt: ctx.now(), changedByUserSeq: ctx.user.userSeq }
  await site.transaction(async (tx) => {
    await lockChannel(tx, siteSeq)
    if ((await findOwnDecision(tx, siteSeq, feature)) === isOn) return
    await switchHere(tx, siteSeq, { feature, isOn, reason, ...by })
    await insertStaffAction(tx, {
      userSeq: ctx.user.userSeq,
      role: 'OPR',
      action: actionOf(api.switchSiteFeature),
      place: {},
      after: { feature, isOn, reason },
      createdAt: by.changedAt,
    })
  })
  saySwitched(ctx.ports.bus, siteSeq)
  ctx.ports.forgetPages(siteSeq, ['sites'])
  return null
}
