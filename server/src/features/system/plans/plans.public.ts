import { formatBytes } from 'contract/values/bytes'
import { noLimits, type Limits } from 'contract/system/plans/plans.rules'
import type { Context } from '../../../platform/context.ts'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { countStaff, findPlanInForce, lockLimit, sumStorage } from './plans.queries.ts'

export {
  arePlansOn,
  countStaff,
  deleteWarnings,
  endGivenPlan,
  findPlanInForce,
  findPlans,
  findSitePlan,
  insertWarning,
  lockLimit,
  sumStorage,
  upsertGivenPlan,
  upsertPaidPlan,
} from './plans.queries.ts'

/** What the site may use. Without plans there are no limits. docs/rules.md R-1064. */
export const limitsOf = async (db: ChannelDb): Promise<Limits> => (await findPlanInForce(db)) ?? noLimits

/** Before somebody joins the staff: STAFF_FULL. `others`: who is invited besides and would be counted too. docs/rules.md R-1065. */
export async function takeStaffPlace(tx: ChannelTx, { others = 0 }: { others?: number } = {}) {
  const { staffLimit } = await limitsOf(tx)
  if (staffLimit === null) return
  await lockLimit(tx, 'STAFF')
  if ((await countStaff(tx)) + others >= staffLimit) throw refuse('STAFF_FULL', null, { limit: staffLimit })
}

/** Before bytes are stored: PLAN_STORAGE_FULL. docs/rules.md R-1065. */
export async function takeStorage(tx: ChannelTx, bytes: number) {
  const { storageBytes } = await limitsOf(tx)
  if (storageBytes === null) return
  await lockLimit(tx, 'STORAGE')
  const used = await sumStorage(tx)
  if (used + bytes <= storageBytes) return
  throw refuse('PLAN_STORAGE_FULL', null, { limit: formatBytes(storageBytes), used: formatBytes(used) })
}

/** The largest video that may be uploaded here. */
export async function largestVideo({ db, ports }: Pick<Context, 'db' | 'ports'>) {
  const { videoBytes } = await limitsOf(db)
  return Math.min(videoBytes ?? Infinity, ports.settings.videoMaxBytes)
}

/** Before a video is uploaded: PLAN_VIDEO_TOO_LARGE. */
export async function checkVideoSize(db: ChannelDb, bytes: number) {
  const { videoBytes } = await limitsOf(db)
  if (videoBytes !== null && bytes > videoBytes)
    throw refuse('PLAN_VIDEO_TOO_LARGE', null, { limit: formatBytes(videoBytes) })
}
