import { z } from 'zod'
import type { SnippetDraft } from 'contract/growth/integrations/snippets.schemas'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { tables } from '../../../platform/db/tables.ts'

/** Lists show this many; older ones stay stored. */
const SHOWN = 20
const Hosts = z.string().array().catch([])

export async function findVersions(db: ChannelDb) {
  const rows = await tables(db)
    .selectFrom('snippetVersions')
    .leftJoin('users', (join) =>
      join.onRef('users.userSeq', '=', 'savedByUserSeq').on('users.status', '=', 'ACTIVE'),
    )
    .leftJoin('siteCodeReviews', (join) =>
      join
        .onRef('siteCodeReviews.channelSeq', '=', 'snippetVersions.channelSeq')
        .onRef('siteCodeReviews.version', '=', 'snippetVersions.version'),
    )
    .select([
      'snippetVersions.version',
      'head',
      'body',
      'moreHosts',
      'users.name as savedBy',
      'snippetVersions.createdAt',
      'siteCodeReviews.status',
      'siteCodeReviews.requestedAt',
      'siteCodeReviews.reason',
      'siteCodeReviews.decidedAt',
    ])
    .orderBy('snippetVersions.version', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ moreHosts, ...row }) => ({ ...row, moreHosts: Hosts.parse(moreHosts) }))
}

export async function findVersion(db: ChannelDb, version: number): Promise<SnippetDraft | null> {
  const row = await tables(db)
    .selectFrom('snippetVersions')
    .select(['head', 'body', 'moreHosts'])
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? { ...row, moreHosts: Hosts.parse(row.moreHosts) } : null
}

interface NewVersion extends SnippetDraft {
  savedByUserSeq: UserSeq
  createdAt: Date
}
/** Requires the site's lock: it gives simultaneous saves different numbers. */
export async function insertVersion(tx: ChannelTx, { moreHosts, ...draft }: NewVersion) {
  const { last } = await tables(tx)
    .selectFrom('snippetVersions')
    .select(({ fn }) => fn.max('version').as('last'))
    .executeTakeFirstOrThrow()
  const version = (last ?? 0) + 1
  await tables(tx)
    .insertInto('snippetVersions')
    .values({ ...draft, version, moreHosts: JSON.stringify(moreHosts) })
    .execute()
  return version
}

/** The version that is switched on. The caller holds the site's lock. */
export async function findRunning(tx: ChannelTx, channelSeq: ChannelSeq) {
  const { snippetVersion } = await tables(tx)
    .selectFrom('channels')
    .select('snippetVersion')
    .where('channelSeq', '=', channelSeq)
    .executeTakeFirstOrThrow()
  return snippetVersion
}
