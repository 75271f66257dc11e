import { keysOf } from 'contract/values/records'
import { pointsChanged } from 'contract/learning/points/events'
import type { Balances, PointQuery } from 'contract/learning/points/schemas'
import type { PointKind } from 'contract/learning/points/points.rules'
import type { UserSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findMember } from '../../people/members/members.public.ts'
import { findEntries, findSums, insertGiven, lockBalance } from './points.queries.ts'

const names = { POINT: 'point', XP: 'xp', CREDIT: 'credit' } as const

async function balancesOf(db: ChannelDb, userSeq: UserSeq): Promise<Balances> {
  const sums = await findSums(db, userSeq)
  const balances = { point: 0, xp: 0, credit: 0 }
  for (const kind of keysOf(names)) balances[names[kind]] = sums.find((one) => one.kind === kind)?.sum ?? 0
  return balances
}

export const pointsOf = async (db: ChannelDb, userSeq: UserSeq, query: PointQuery) => ({
  balances: await balancesOf(db, userSeq),
  list: await findEntries(db, userSeq, query),
})

export async function pointsOfMember({ db }: MemberContext, userSeq: UserSeq, query: PointQuery) {
  if (!(await findMember(db, userSeq))) throw refuse('NOT_FOUND')
  return pointsOf(db, userSeq, query)
}

interface Change {
  kind: PointKind
  amount: number
  reason: string
}
/** Changes a balance by hand, never below zero. docs/rules.md R-347. POINTS_TOO_FEW. */
export async function changePoints(ctx: MemberContext, userSeq: UserSeq, change: Change) {
  const member = await findMember(ctx.db, userSeq)
  if (!member) throw refuse('NOT_FOUND')
  return ctx.transaction(async (tx) => {
    if (!(await lockBalance(tx, userSeq))) throw refuse('NOT_FOUND')
    const balances = await balancesOf(tx, userSeq)
    const { kind, amount } = change
    if (amount < 0 && balances[names[kind]] + amount < 0) throw refuse('POINTS_TOO_FEW')
    await insertGiven(tx, { ...change, userSeq, byUserSeq: ctx.user.userSeq, createdAt: ctx.now() })
    await emit(tx, pointsChanged, { userSeqs: [userSeq] })
    ctx.audit.record({ about: member.name, after: { kind, amount } })
    return null
  })
}
