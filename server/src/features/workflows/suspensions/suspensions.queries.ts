import type { SuspensionKind } from 'contract/http/suspension.rules'
import type { AppealOutcome, SiteShelf } from 'contract/workflows/suspensions/suspensions.rules'
import type { ChannelSeq, SiteSuspensionSeq, SuspensionAppealSeq, UserSeq } from 'contract/values/ids'
import type { ChannelTx, PlatformDb } from '../../../platform/db/channel-db.ts'
import { containing } from '../../../platform/db/containing.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'

const sites = (db: PlatformDb) =>
  platformTables(db)
    .selectFrom('channels')
    .leftJoin('siteSuspensions', (join) =>
      join.onRef('siteSuspensions.channelSeq', '=', 'channels.channelSeq').on('liftedAt', 'is', null),
    )
    .leftJoin('suspensionAppeals', (join) =>
      join.onRef('suspensionAppeals.channelSeq', '=', 'channels.channelSeq').on('answeredAt', 'is', null),
    )
    .where('channels.status', '=', 'ACTIVE')

interface Some {
  shelf: SiteShelf
  q?: string | undefined
}
function some(db: PlatformDb, { shelf, q }: Some) {
  const all = sites(db)
  const onShelf =
    shelf === 'all'
      ? all
      : all.where(shelf === 'suspended' ? 'channels.suspension' : 'suspensionAppeals.filedAt', 'is not', null)
  if (!q) return onShelf
  const part = containing(q)
  return onShelf.where((eb) =>
    eb.or([eb('channels.name', 'ilike', part), eb('channels.address', 'ilike', part)]),
  )
}
const columns = [
  'channels.channelSeq',
  'channels.name',
  'channels.address',
  'channels.createdAt as openedAt',
  'channels.suspension',
  'siteSuspensions.suspendedAt',
  'suspensionAppeals.filedAt as appealedAt',
] as const

export const findSites = (db: PlatformDb, { page, size, ...which }: Some & { page: number; size: number }) =>
  some(db, which)
    .select(columns)
    .$if(which.shelf === 'appealed', (those) => those.orderBy('suspensionAppeals.filedAt'))
    .$if(which.shelf === 'suspended', (those) => those.orderBy('siteSuspensions.suspendedAt', 'desc'))
    .orderBy('channels.channelSeq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()

export async function countSites(db: PlatformDb, which: Some) {
  const { count } = await some(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
export const findSite = (db: PlatformDb, channelSeq: ChannelSeq) =>
  sites(db).select(columns).where('channels.channelSeq', '=', channelSeq).executeTakeFirst()

/** The newest first. */
export const findSuspensions = (db: PlatformDb, channelSeq: ChannelSeq, limit: number) =>
  platformTables(db)
    .selectFrom('siteSuspensions')
    .innerJoin('users as suspender', 'suspender.userSeq', 'siteSuspensions.suspendedByUserSeq')
    .leftJoin('users as lifter', 'lifter.userSeq', 'siteSuspensions.liftedByUserSeq')
    .select([
      'siteSuspensionSeq',
      'kind',
      'reason',
      'suspendedAt',
      'liftedAt',
      'note',
      'suspender.name as suspendedBy',
      'lifter.name as liftedBy',
    ])
    .where('channelSeq', '=', channelSeq)
    .orderBy('siteSuspensionSeq', 'desc')
    .limit(limit)
    .execute()

/** What was said against these, the newest first. */
export const findAppeals = (db: PlatformDb, siteSuspensionSeqs: SiteSuspensionSeq[]) =>
  platformTables(db)
    .selectFrom('suspensionAppeals')
    .innerJoin('users', 'users.userSeq', 'suspensionAppeals.filedByUserSeq')
    .select([
      'suspensionAppealSeq',
      'siteSuspensionSeq',
      'text',
      'filedAt',
      'users.name as filedBy',
      'outcome',
      'answer',
      'answeredAt',
    ])
    .where('siteSuspensionSeq', 'in', siteSuspensionSeqs)
    .orderBy('suspensionAppealSeq', 'desc')
    .execute()

/** The suspension in force, locked until the transaction ends. */
export const lockSuspension = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('siteSuspensions')
    .select(['siteSuspensionSeq', 'kind', 'suspendedAt'])
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('liftedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** The appeal that waits, locked until the transaction ends. */
export const lockAppeal = (tx: ChannelTx) =>
  tables(tx)
    .selectFrom('suspensionAppeals')
    .select(['suspensionAppealSeq', 'siteSuspensionSeq'])
    .where('channelSeq', '=', ({ fn }) => fn('bound_channel'))
    .where('answeredAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()

interface NewSuspension {
  kind: SuspensionKind
  reason: string
  suspendedAt: Date
  suspendedByUserSeq: UserSeq
}
export async function insertSuspension(tx: ChannelTx, suspension: NewSuspension) {
  const { siteSuspensionSeq } = await tables(tx)
    .insertInto('siteSuspensions')
    .values(({ fn }) => ({ ...suspension, channelSeq: fn('bound_channel') }))
    .returning('siteSuspensionSeq')
    .executeTakeFirstOrThrow()
  return siteSuspensionSeq
}
export const updateLifted = (
  tx: ChannelTx,
  siteSuspensionSeq: SiteSuspensionSeq,
  lifted: { liftedAt: Date; liftedByUserSeq: UserSeq; note: string },
) =>
  tables(tx)
    .updateTable('siteSuspensions')
    .set(lifted)
    .where('siteSuspensionSeq', '=', siteSuspensionSeq)
    .execute()

export const insertAppeal = (
  tx: ChannelTx,
  appeal: { siteSuspensionSeq: SiteSuspensionSeq; text: string; filedAt: Date; filedByUserSeq: UserSeq },
) =>
  tables(tx)
    .insertInto('suspensionAppeals')
    .values(({ fn }) => ({ ...appeal, channelSeq: fn('bound_channel') }))
    .execute()

interface Answer {
  outcome: AppealOutcome
  answer: string
  answeredAt: Date
  answeredByUserSeq: UserSeq
}
export const updateAnswer = (tx: ChannelTx, suspensionAppealSeq: SuspensionAppealSeq, answer: Answer) =>
  tables(tx)
    .updateTable('suspensionAppeals')
    .set(answer)
    .where('suspensionAppealSeq', '=', suspensionAppealSeq)
    .execute()
