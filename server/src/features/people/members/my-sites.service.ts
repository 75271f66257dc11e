import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext } from '../../../platform/context.ts'
import { findChannelRows, lineOf, siteUrl } from '../../site/sites/sites.public.ts'
import { findSitesOf, isManager } from './members.public.ts'

export async function listSites(
  ctx: PlatformContext,
  { userSeq, which }: { userSeq: UserSeq; which: 'all' | 'managed' },
) {
  const joined = await findSitesOf(ctx.platform, userSeq)
  const sites = joined.filter(({ role }) => which === 'all' || isManager(role))
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
