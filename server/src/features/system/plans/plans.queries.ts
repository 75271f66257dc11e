import { sql } from 'kysely'
import type { LimitKind, PlanCode } from 'contract/system/plans/plans.rules'
import type { Plan, PlanInput } from 'contract/system/plans/schemas'
import type { ChannelDb, ChannelTx, PlatformDb, PlatformTx } from '../../../platform/db/channel-db.ts'
import { platformTables, tables } from '../../../platform/db/tables.ts'
import { defaultPlans, planBroughtAs } from './default-plans.rules.ts'

const columns = [
  'planCd',
  'name',
  'description',
  'monthPrice',
  'yearPrice',
  'studentLimit',
  'staffLimit',
  'storageBytes',
  'videoBytes',
  'feeRate',
  'isOffered',
] as const

/** The plans as the product brings them, with what the operator changed. */
export async function findPlans(db: PlatformDb): Promise<Plan[]> {
  const changed = await platformTables(db).selectFrom('plans').select(columns).execute()
  return defaultPlans.map((plan) => ({ ...plan, ...changed.find(({ planCd }) => planCd === plan.planCd) }))
}

export async function arePlansOn(db: PlatformDb) {
  const found = await platformTables(db).selectFrom('planSwitch').select('isOn').executeTakeFirst()
  return found?.isOn ?? false
}

export const upsertPlan = (tx: PlatformTx, { planCd, ...plan }: PlanInput) =>
  platformTables(tx)
    .insertInto('plans')
    .values({ planCd, ...plan })
    .onConflict((same) => same.column('planCd').doUpdateSet(plan))
    .execute()

export const upsertSwitch = (tx: PlatformTx, isOn: boolean) =>
  platformTables(tx)
    .insertInto('planSwitch')
    .values({ isOn })
    .onConflict((same) => same.column('isOnlyRow').doUpdateSet({ isOn }))
    .execute()

/** The plan that holds for the site; undefined where the installation uses none. */
export async function findPlanInForce(db: ChannelDb): Promise<Plan | undefined> {
  const own = await tables(db)
    .selectFrom('planSwitch')
    .leftJoin('sitePlans', (join) => join.onTrue())
    .select(['sitePlans.givenPlanCd', 'sitePlans.planCd'])
    .where('planSwitch.isOn', '=', true)
    .executeTakeFirst()
  if (!own) return undefined
  const planCd = own.givenPlanCd ?? own.planCd ?? 'FREE'
  const changed = await tables(db)
    .selectFrom('plans')
    .select(columns)
    .where('planCd', '=', planCd)
    .executeTakeFirst()
  return { ...planBroughtAs(planCd), ...changed }
}

export const findSitePlan = (db: ChannelDb) =>
  tables(db).selectFrom('sitePlans').select(['planCd', 'givenPlanCd', 'givenUntil']).executeTakeFirst()

export async function upsertPaidPlan(tx: ChannelTx, planCd: PlanCode) {
  await tables(tx)
    .insertInto('sitePlans')
    .values({ planCd })
    .onConflict((same) => same.column('channelSeq').doUpdateSet({ planCd }))
    .execute()
}

interface PlanGrant {
  givenPlanCd: PlanCode | null
  givenUntil: string | null
}
export async function upsertGivenPlan(tx: ChannelTx, given: PlanGrant) {
  await tables(tx)
    .insertInto('sitePlans')
    .values(given)
    .onConflict((same) => same.column('channelSeq').doUpdateSet(given))
    .execute()
}

/** Takes away what was given until a day that is over. */
export const endGivenPlan = (db: ChannelDb, today: string) =>
  tables(db)
    .updateTable('sitePlans')
    .set({ givenPlanCd: null, givenUntil: null })
    .where('givenUntil', '<', today)
    .execute()

/** Nobody else at this site is counted against this limit, or changes its plan, until the transaction ends. */
export async function lockLimit(tx: ChannelTx, kind: LimitKind | 'PLAN') {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`plan-${kind}:`} || bound_channel(), 0))`.execute(
    tables(tx),
  )
}

export async function countStaff(db: ChannelDb) {
  const { count } = await tables(db)
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role', 'is not', null)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirstOrThrow()
  return count
}

/** The bytes of all files and videos, those under way too. */
export async function sumStorage(db: ChannelDb) {
  const { bytes } = await tables(db)
    .selectNoFrom(
      sql<number>`(
        (select coalesce(sum(file_size), 0) from videos where state not in ('FAILED', 'REMOVED'))
        + (select coalesce(sum(file_size), 0) from files))::bigint`.as('bytes'),
    )
    .executeTakeFirstOrThrow()
  return bytes
}

/** False where owners were warned of this limit before. */
export async function insertWarning(tx: ChannelTx, kind: LimitKind, warnedAt: Date) {
  const made = await tables(tx)
    .insertInto('sitePlanWarnings')
    .values({ kind, warnedAt })
    .onConflict((same) => same.columns(['channelSeq', 'kind']).doNothing())
    .returning('kind')
    .executeTakeFirst()
  return made !== undefined
}
export const deleteWarnings = (tx: ChannelTx, kinds: LimitKind[]) =>
  tables(tx).deleteFrom('sitePlanWarnings').where('kind', 'in', kinds).execute()
