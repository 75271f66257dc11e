import { actionOf, isForStaff, type Endpoint } from 'contract/http/endpoint'
import type { StaffActionSeq } from 'contract/values/ids'
import type { Context } from '../context.ts'
import type { ChannelTx } from '../db/channel-db.ts'
import { completeStaffAction, insertStaffAction, type AuditDetails } from './audit.queries.ts'

/** Adds facts to the activity history of staff. */
export interface Audit {
  record: (details: AuditDetails) => void
}
/** For callers who are not staff: nothing is recorded. */
export const noAudit: Audit = { record: () => {} }

/** Whether a call by staff changes something. */
export const isAudited = (endpoint: Endpoint) => endpoint.method !== 'GET' && isForStaff(endpoint)

/**
 * The same context, whose first committed transaction also records the action and its actor. Later facts are added there; `settle`
 * records a call without a transaction of its own.
 */
export function followed(ctx: Context, endpoint: Endpoint, place: object) {
  const { user } = ctx
  const role = user?.role ?? user?.post?.userTypeCd
  if (!user || !role) return { ctx, settle: () => Promise.resolve() }
  const action = {
    userSeq: user.userSeq,
    role,
    action: actionOf(endpoint),
    place,
  }
  let details: AuditDetails = {}
  let isReported = false
  let kept: StaffActionSeq | null = null

  async function keep(tx: ChannelTx) {
    if (kept !== null && isReported) return
    if (kept === null) kept = await insertStaffAction(tx, { ...action, ...details, createdAt: ctx.now() })
    else await completeStaffAction(tx, kept, details)
    isReported = true
  }
  const transaction: Context['transaction'] = async (work) => {
    const before = kept
    try {
      return await ctx.transaction(async (tx) => {
        const result = await work(tx)
        await keep(tx)
        return result
      })
    } catch (error) {
      kept = before
      isReported = false
      throw error
    }
  }
  const audit: Audit = {
    record(more) {
      details = { ...details, ...more }
      isReported = false
    },
  }
  return {
    ctx: { ...ctx, transaction, audit },
    settle: () => (kept === null ? ctx.transaction(keep) : Promise.resolve()),
  }
}

/** What an operator looks at, call by call; nothing of what everybody may read. docs/rules.md R-1154. */
export async function recordInspection(ctx: Context, { path, access }: Endpoint, place: object) {
  const { user } = ctx
  if (!user || access === 'public') return
  const { userSeq } = user
  const about = path.replace('/channels/:channelSeq', '') || '/'
  await ctx.transaction((tx) =>
    insertStaffAction(tx, {
      userSeq,
      role: 'OPR',
      action: 'inspections.read',
      place,
      about,
      createdAt: ctx.now(),
    }),
  )
}
