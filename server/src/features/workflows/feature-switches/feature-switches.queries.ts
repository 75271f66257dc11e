import type { FeatureSwitch } from 'contract/http/feature-switches.rules'
import type { ChannelSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

function some(db: PlatformDb, siteSeq: ChannelSeq | undefined) {
  const all = platformTables(db).selectFrom('featureSwitchChanges')
  return siteSeq === undefined ? all : all.where('featureSwitchChanges.channelSeq', '=', siteSeq)
}
/** The newest first. */
export const findChanges = (
  db: PlatformDb,
  { siteSeq, page, size }: { siteSeq?: ChannelSeq | undefined; page: number; size: number },
) =>
  some(db, siteSeq)
    .innerJoin('users', 'users.userSeq', 'featureSwitchChanges.changedByUserSeq')
    .leftJoin('channels', 'channels.channelSeq', 'featureSwitchChanges.channelSeq')
    .select([
      'featureSwitchChangeSeq',
      'feature',
      'featureSwitchChanges.channelSeq',
      'channels.name as siteName',
      'isOn',
      'reason',
      'changedAt',
      'users.name as changedBy',
    ])
    .orderBy('featureSwitchChangeSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
export async function countChanges(db: PlatformDb, siteSeq: ChannelSeq | undefined) {
  const { count } = await some(db, siteSeq)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

interface Decision {
  feature: FeatureSwitch
  isOn: boolean | null
  reason: string
  changedAt: Date
  changedByUserSeq: UserSeq
}
/** Switches it for the installation. False where it stood so already. */
export async function switchEverywhere(tx: PlatformTx, { isOn, ...decision }: Decision & { isOn: boolean }) {
  const all = platformTables(tx)
  const switched = await all
    .insertInto('featureSwitches')
    .values({ channelSeq: null, feature: decision.feature, isOn })
    .onConflict((same) =>
      same.columns(['channelSeq', 'feature']).doUpdateSet({ isOn }).where('featureSwitches.isOn', '<>', isOn),
    )
    .returning('feature')
    .executeTakeFirst()
  if (!switched) return false
  await all
    .insertInto('featureSwitchChanges')
    .values({ ...decision, channelSeq: null, isOn })
    .execute()
  return true
}

/** What was decided for this site alone; null where it follows the installation. */
export async function findOwnDecision(tx: ChannelTx, channelSeq: ChannelSeq, feature: FeatureSwitch) {
  const found = await tables(tx)
    .selectFrom('featureSwitches')
    .select('isOn')
    .where('channelSeq', '=', channelSeq)
    .where('feature', '=', feature)
    .executeTakeFirst()
  return found?.isOn ?? null
}

/** Switches it for one site, whose row the caller locked. */
export async function switchHere(tx: ChannelTx, channelSeq: ChannelSeq, { isOn, ...decision }: Decision) {
  const { feature } = decision
  const all = tables(tx)
  if (isOn === null)
    await all
      .deleteFrom('featureSwitches')
      .where('channelSeq', '=', channelSeq)
      .where('feature', '=', feature)
      .execute()
  else
    await all
      .insertInto('featureSwitches')
      .values({ channelSeq, feature, isOn })
      .onConflict((same) => same.columns(['channelSeq', 'feature']).doUpdateSet({ isOn }))
      .execute()
  await all
    .insertInto('featureSwitchChanges')
    .values({ ...decision, channelSeq, isOn })
    .execute()
}
