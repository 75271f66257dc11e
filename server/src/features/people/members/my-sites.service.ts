import type { Permission } from 'contract/http/permissions'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { findChannelRows, lineOf, siteUrl } from '../../site/sites/sites.public.ts'
import { findSitesOf, isManager } from './members.public.ts'

type Caller = SignedIn<PlatformContext>
type Site = Awaited<ReturnType<typeof findSitesOf>>[number]

export async function listSites(ctx: Caller, which: 'all' | 'managed') {
  const joined = await findSitesOf(ctx.platform, ctx.user.userSeq)
  return linesOf(
    ctx,
    joined.filter(({ role }) => which === 'all' || isManager(role)),
  )
}

/** The sites on which the caller holds one of these permissions, also where they still have to enter a second factor. */
export async function listSitesWith(ctx: Caller, keys: readonly Permission[]) {
  const held: Site[] = []
  for (const site of await findSitesOf(ctx.platform, ctx.user.userSeq)) {
    if (site.role === null) continue
    const { user } = await ctx.at(site.channelSeq)
    const isHolder = keys.some((key) => user?.permissions.has(key) || user?.pendingMfa?.permissions.has(key))
    if (isHolder) held.push(site)
  }
  return linesOf(ctx, held)
}

async function linesOf(ctx: Caller, sites: readonly Site[]) {
  if (sites.length === 0) return []
  const seqs = sites.map(({ channelSeq }) => channelSeq)
  const rows = new Map((await findChannelRows(ctx.platform, seqs)).map((row) => [row.channelSeq, row]))
  const lines = sites.flatMap(({ channelSeq, role, joinedAt }) => {
    const row = rows.get(channelSeq)
    return row ? [{ row, role, joinedAt }] : []
  })
  return Promise.all(
    lines.map(async ({ row, ...membership }) => lineOf(row, { ...membership, url: await siteUrl(ctx, row) })),
  )
}
