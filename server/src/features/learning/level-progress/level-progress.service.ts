import { nextLevel, percentTowards } from 'contract/people/levels/levels.rules'
import type { LevelSeq, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import {
  endLevels,
  findCurrent,
  findLevels,
  followFacts,
  type LevelRow,
  lockMembers,
  moveTo,
  shareLevel,
} from '../../people/levels/levels.public.ts'
import { findMember } from '../../people/members/members.public.ts'
import { findFacts } from './facts.service.ts'
import { findChanges } from './level-progress.queries.ts'

interface Counted {
  userSeqs: UserSeq[]
  cause: 'RULE' | 'SETTINGS'
}
/** Brings the levels of these members up to date. What is known about them is read behind their locks. docs/rules.md R-1123. */
export const recount = (ctx: Context, { userSeqs, cause }: Counted) =>
  ctx.transaction(async (tx) => {
    const members = await lockMembers(tx, userSeqs)
    const levels = await findLevels(tx)
    const now = ctx.now()
    const learners = members.filter(({ role }) => role === null)
    const staff = members.filter(({ role }) => role !== null).map(({ userSeq }) => userSeq)
    await followFacts(tx, { levels, facts: await findFacts(tx, learners, now), cause, now })
    await endLevels(tx, { levels, userSeqs: staff, cause, now })
  })

async function progressOf(
  db: ChannelDb,
  levels: readonly LevelRow[],
  member: { userSeq: UserSeq; joinedAt: Date; now: Date },
) {
  const { userSeq, now } = member
  const current = (await findCurrent(db, [userSeq])).get(userSeq)
  const facts = (await findFacts(db, [member], now)).get(userSeq)
  if (!facts) throw refuse('NOT_FOUND')
  const level = levels.find(({ levelSeq }) => levelSeq === current?.levelSeq) ?? null
  const next = nextLevel(facts, levels, level?.levelSeq ?? null)
  return {
    level,
    isByHand: level !== null && current?.isByHand === true,
    since: level && (current?.since ?? null),
    facts,
    next,
    percent: next ? percentTowards(facts, next.conditions) : 100,
  }
}

async function requireMember(db: ChannelDb, userSeq: UserSeq) {
  const member = await findMember(db, userSeq)
  if (!member) throw refuse('NOT_FOUND')
  return member
}

export async function levelOfCaller(ctx: MemberContext) {
  const levels = await findLevels(ctx.db)
  if (levels.length === 0) return null
  const { userSeq, joinedAt, userTypeCd } = await requireMember(ctx.db, ctx.user.userSeq)
  if (userTypeCd !== null) return null
  return { progress: await progressOf(ctx.db, levels, { userSeq, joinedAt, now: ctx.now() }), levels }
}

type ChangeRow = Awaited<ReturnType<typeof findChanges>>[number]
const changeOf = ({ fromSeq, fromName, fromColor, toSeq, toName, toColor, ...change }: ChangeRow) => ({
  ...change,
  from:
    fromSeq && fromName !== null && fromColor
      ? { levelSeq: fromSeq, name: fromName, color: fromColor }
      : null,
  to: toSeq && toName !== null && toColor ? { levelSeq: toSeq, name: toName, color: toColor } : null,
})

export async function levelOfMember(ctx: MemberContext, userSeq: UserSeq) {
  const { joinedAt, userTypeCd } = await requireMember(ctx.db, userSeq)
  const levels = await findLevels(ctx.db)
  if (levels.length === 0 || userTypeCd !== null) return null
  const changes = await findChanges(ctx.db, userSeq)
  return {
    progress: await progressOf(ctx.db, levels, { userSeq, joinedAt, now: ctx.now() }),
    changes: changes.map((change) => ({
      ...changeOf(change),
      byName: change.byName && shownName(change.byName, ctx.language),
    })),
  }
}

interface Giving {
  levelSeq: LevelSeq
  reason: string
}
/** LEVEL_NOT_FOR_STAFF. docs/rules.md R-1124, R-1312. */
export async function giveLevel(ctx: MemberContext, userSeq: UserSeq, { levelSeq, reason }: Giving) {
  const { name } = await requireMember(ctx.db, userSeq)
  return ctx.transaction(async (tx) => {
    const level = await shareLevel(tx, levelSeq)
    const [member] = await lockMembers(tx, [userSeq])
    if (!level || !member) throw refuse('NOT_FOUND')
    if (member.role !== null) throw refuse('LEVEL_NOT_FOR_STAFF')
    const levels = await findLevels(tx)
    const from = (await findCurrent(tx, [userSeq])).get(userSeq)?.levelSeq ?? null
    const why = { cause: 'GIVEN' as const, reason, byUserSeq: ctx.user.userSeq, now: ctx.now() }
    await moveTo(tx, levels, { userSeq, from, to: levelSeq, isByHand: true, ...why })
    const nameOf = (one: LevelSeq | null) => levels.find((row) => row.levelSeq === one)?.name ?? null
    ctx.audit.record({ about: name, before: { level: nameOf(from) }, after: { level: level.name, reason } })
    return null
  })
}

/** The conditions decide again, in the same transaction. LEVEL_NOT_GIVEN. docs/rules.md R-1124. */
export async function revokeLevel(ctx: MemberContext, userSeq: UserSeq) {
  const { name } = await requireMember(ctx.db, userSeq)
  return ctx.transaction(async (tx) => {
    const members = await lockMembers(tx, [userSeq])
    const current = (await findCurrent(tx, [userSeq])).get(userSeq)
    if (current?.isByHand !== true) throw refuse('LEVEL_NOT_GIVEN')
    const levels = await findLevels(tx)
    const now = ctx.now()
    const facts = await findFacts(tx, members, now)
    await followFacts(tx, {
      levels,
      facts,
      cause: 'REVOKED',
      byUserSeq: ctx.user.userSeq,
      now,
    })
    ctx.audit.record({
      about: name,
      before: { level: levels.find(({ levelSeq }) => levelSeq === current.levelSeq)?.name ?? null },
    })
    return null
  })
}
