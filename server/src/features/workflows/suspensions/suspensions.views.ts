import type * as api from 'contract/workflows/suspensions/api'
import type { ChannelSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext, PlatformContext } from '../../../platform/context.ts'
import type { PlatformDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { countMembers, findOwners } from '../../people/members/members.public.ts'
import { countSites, findAppeals, findSite, findSites, findSuspensions } from './suspensions.queries.ts'

type Reading = Pick<PlatformContext, 'platform' | 'language'>

/** Suspensions with their appeals, the newest first. */
async function suspensionsOf({ platform, language }: Reading, channelSeq: ChannelSeq, limit: number) {
  const rows = await findSuspensions(platform, channelSeq, limit)
  const appeals = await appealsOf(
    platform,
    rows.map(({ siteSuspensionSeq }) => siteSuspensionSeq),
  )
  return rows.map(({ suspendedBy, liftedBy, ...row }) => ({
    ...row,
    suspendedBy: shownName(suspendedBy, language),
    liftedBy: liftedBy && shownName(liftedBy, language),
    appeals: appeals
      .filter(({ siteSuspensionSeq }) => siteSuspensionSeq === row.siteSuspensionSeq)
      .map((appeal) => ({ ...appeal, filedBy: shownName(appeal.filedBy, language) })),
  }))
}
const appealsOf = async (db: PlatformDb, of: Parameters<typeof findAppeals>[1]) =>
  of.length === 0 ? [] : findAppeals(db, of)

/** The suspension in force, for those who run the site; without the names of operators. */
export async function readOwn(ctx: MemberContext) {
  const [newest] = await suspensionsOf(ctx, ctx.channelSeq, 1)
  return { suspension: newest && newest.liftedAt === null ? newest : null }
}

type SiteRow = NonNullable<Awaited<ReturnType<typeof findSite>>>
const lineOf = ({ ports }: PlatformContext, { address, ...row }: SiteRow) => ({
  ...row,
  domain: ports.addresses.site(address),
})

export async function listSites(ctx: PlatformContext, query: z.output<(typeof api.listSites)['query']>) {
  const rows = await findSites(ctx.platform, query)
  return {
    list: rows.map((row) => lineOf(ctx, row)),
    total: await countSites(ctx.platform, query),
    appeals: await countSites(ctx.platform, { shelf: 'appealed' }),
  }
}

/** Older suspensions than these stand in the activity history of the site. */
const SHOWN = 20

export async function readSite(ctx: PlatformContext, siteSeq: ChannelSeq) {
  const row = await findSite(ctx.platform, siteSeq)
  if (!row) throw refuse('NOT_FOUND')
  const { db } = await ctx.at(siteSeq)
  const owners = await findPeople(db, await findOwners(db))
  return {
    site: lineOf(ctx, row),
    owners: owners.map(({ name, email }) => ({ name: shownName(name, ctx.language), email: email ?? '' })),
    members: await countMembers(db),
    suspensions: await suspensionsOf(ctx, siteSeq, SHOWN),
  }
}
