import { badgeAdded } from 'contract/people/badges/events'
import {
  badgeKinds,
  isCounted,
  isEarned,
  startingBadges,
  type BadgeFacts,
  type BadgeKind,
} from 'contract/people/badges/badges.rules'
import type { BadgeInput, SiteBadge } from 'contract/people/badges/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { findMember } from '../members/members.public.ts'
import * as queries from './badges.queries.ts'

/** All badges that a site can have, in their order. */
export async function listBadges({ db }: Pick<Context, 'db'>): Promise<SiteBadge[]> {
  const rows = await queries.findSiteBadges(db)
  return badgeKinds.map(
    (kind) =>
      rows.find((row) => row.kind === kind) ?? {
        kind,
        isOn: false,
        name: null,
        description: null,
        ...startingBadges[kind],
      },
  )
}

/** Those that are switched on. */
export const findBadges = async (db: ChannelDb) => (await listBadges({ db })).filter(({ isOn }) => isOn)

export const saveBadge = (ctx: MemberContext, kind: BadgeKind, input: BadgeInput) =>
  ctx.transaction(async (tx) => {
    const { threshold, name, description, ...badge } = input
    await queries.upsertSiteBadge(tx, {
      kind,
      ...badge,
      name: name || null,
      description: description || null,
      threshold: isCounted(kind) ? (threshold ?? startingBadges[kind].threshold) : null,
      updatedAt: ctx.now(),
    })
    ctx.audit.record({ about: name || kind, after: { isOn: input.isOn, threshold } })
    return null
  })

/** The caller's badges and those that they can still get. Those of staff alone come as a surprise. docs/rules.md R-1252. */
export async function listMyBadges({ db, user }: MemberContext) {
  const own = await queries.findBadgesOf(db, user.userSeq)
  const badges = (await findBadges(db)).map((badge) => {
    const { earnedAt = null, reason = null, isBesideName = false } = own.find(isOf(badge.kind)) ?? {}
    return { ...badge, earnedAt, reason, isBesideName }
  })
  return badges.filter(({ kind, earnedAt }) => earnedAt !== null || (kind !== 'HELPER' && kind !== 'HONOUR'))
}
const isOf = (kind: BadgeKind) => (badge: { kind: BadgeKind }) => badge.kind === kind

/** NOT_FOUND for one that the caller does not have. docs/rules.md R-1252. */
export const chooseBadge = (ctx: MemberContext, kind: BadgeKind | null) =>
  ctx.transaction(async (tx) => {
    await queries.lockBadgesOf(tx, ctx.user.userSeq)
    if (!(await queries.setBesideName(tx, ctx.user.userSeq, kind))) throw refuse('NOT_FOUND')
    return null
  })

async function requireMember(db: ChannelDb, userSeq: UserSeq) {
  const member = await findMember(db, userSeq)
  if (!member) throw refuse('NOT_FOUND')
  return member
}

export async function listMemberBadges({ db, language }: MemberContext, userSeq: UserSeq) {
  await requireMember(db, userSeq)
  const all = await findBadges(db)
  if (all.length === 0) return null
  const own = await queries.findBadgesOf(db, userSeq)
  return {
    badges: own.flatMap(({ kind, earnedAt, reason, byName }) => {
      const badge = all.find(isOf(kind))
      return badge ? [{ ...badge, earnedAt, reason, byName: byName && shownName(byName, language) }] : []
    }),
    others: all.filter(({ kind }) => !own.some(isOf(kind))),
  }
}

/** BADGE_THERE_ALREADY. docs/rules.md R-1253. */
export async function giveBadge(
  ctx: MemberContext,
  userSeq: UserSeq,
  { kind, reason }: { kind: BadgeKind; reason: string },
) {
  const { name } = await requireMember(ctx.db, userSeq)
  return ctx.transaction(async (tx) => {
    const badge = (await findBadges(tx)).find(isOf(kind))
    if (!badge) throw refuse('NOT_FOUND')
    const given = { userSeq, kind, earnedAt: ctx.now(), byUserSeq: ctx.user.userSeq, reason }
    if (!(await queries.insertBadge(tx, given))) throw refuse('BADGE_THERE_ALREADY')
    await emit(tx, badgeAdded, { userSeq, kind })
    ctx.audit.record({ about: name, after: { badge: badge.name ?? kind, reason } })
    return null
  })
}

/** BADGE_NOT_GIVEN. docs/rules.md R-1253. */
export async function revokeBadge(ctx: MemberContext, userSeq: UserSeq, kind: BadgeKind) {
  const { name } = await requireMember(ctx.db, userSeq)
  return ctx.transaction(async (tx) => {
    if (!(await queries.deleteGiven(tx, userSeq, kind))) throw refuse('BADGE_NOT_GIVEN')
    ctx.audit.record({ about: name, before: { badge: kind } })
    return null
  })
}

/** Gives a member what these facts earn; what they have stays. docs/rules.md R-1251. */
export const earnBadges = (ctx: Context, userSeq: UserSeq, facts: BadgeFacts) =>
  ctx.transaction(async (tx) => {
    for (const badge of await findBadges(tx)) {
      if (!isEarned(facts, badge)) continue
      const isNew = await queries.insertBadge(tx, { userSeq, kind: badge.kind, earnedAt: ctx.now() })
      if (isNew) await emit(tx, badgeAdded, { userSeq, kind: badge.kind })
    }
  })

/** Adds the badges that writers chose to what they wrote. docs/rules.md R-1252. */
export async function badgesBesideNames(db: ChannelDb, userSeqs: readonly UserSeq[]) {
  const badges = await queries.findBesideNames(db, [...new Set(userSeqs)])
  return (userSeq: UserSeq) => {
    const writerBadge = badges.get(userSeq)
    return writerBadge ? { writerBadge } : {}
  }
}
