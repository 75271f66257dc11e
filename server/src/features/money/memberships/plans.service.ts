import { isWhole, MAX_MEMBERSHIPS, type MembershipState } from 'contract/money/memberships/memberships.rules'
import type { MembershipInput } from 'contract/money/memberships/schemas'
import type { MembershipSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { hasMembers } from './joined.queries.ts'
import {
  changeMembership,
  countMemberships,
  findKnown,
  findMemberships,
  findOpened,
  findTerms,
  insertMembership,
  lockMembership,
  replaceOffer,
} from './memberships.queries.ts'

export function create(ctx: MemberContext, input: MembershipInput) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    if ((await countMemberships(tx)) >= MAX_MEMBERSHIPS) throw refuse('MEMBERSHIPS_FULL')
    await checkOpened(tx, input)
    const { name, description, trialDays, pauseDays, teamSeats } = input
    const stored = { name, description, trialDays, pauseDays, teamSeats }
    const membershipSeq = await insertMembership(tx, { ...stored, now: ctx.now() })
    await replaceOffer(tx, membershipSeq, withoutRepeats(input))
    ctx.audit.record({ about: name })
    return { membershipSeq }
  })
}

/** What is sold stays whole; the prices of those who joined stay as they agreed. docs/rules.md R-1012. */
export function modify(ctx: MemberContext, membershipSeq: MembershipSeq, input: MembershipInput) {
  return ctx.transaction(async (tx) => {
    const { state } = await lock(tx, membershipSeq)
    if (state === 'ON_SALE' && !isWhole(input)) throw refuse('MEMBERSHIP_INCOMPLETE')
    await checkOpened(tx, input)
    const { name, description, trialDays, pauseDays, teamSeats } = input
    const stored = { name, description, trialDays, pauseDays, teamSeats }
    await changeMembership(tx, membershipSeq, { ...stored, updatedAt: ctx.now() })
    await replaceOffer(tx, membershipSeq, withoutRepeats(input))
    ctx.audit.record({ about: name })
    return null
  })
}

/** docs/rules.md R-1012. */
export function setState(ctx: MemberContext, membershipSeq: MembershipSeq, state: MembershipState) {
  return ctx.transaction(async (tx) => {
    const before = await lock(tx, membershipSeq)
    if (state === 'ON_SALE' && !(await isStoredWhole(tx, membershipSeq)))
      throw refuse('MEMBERSHIP_INCOMPLETE')
    if (state === 'DRAFT' && (await hasMembers(tx, membershipSeq))) throw refuse('MEMBERSHIP_IN_USE')
    await changeMembership(tx, membershipSeq, { state, updatedAt: ctx.now() })
    ctx.audit.record({ about: before.name, before: { state: before.state }, after: { state } })
    return null
  })
}

async function isStoredWhole(tx: ChannelTx, membershipSeq: MembershipSeq) {
  const terms = (await findTerms(tx, [membershipSeq])).get(membershipSeq) ?? []
  return isWhole({ terms, ...(await findOpened(tx, membershipSeq)) })
}

export function remove(ctx: MemberContext, membershipSeq: MembershipSeq) {
  return ctx.transaction(async (tx) => {
    const { name } = await lock(tx, membershipSeq)
    if (await hasMembers(tx, membershipSeq)) throw refuse('MEMBERSHIP_IN_USE')
    await changeMembership(tx, membershipSeq, { state: 'DELETED', updatedAt: ctx.now() })
    ctx.audit.record({ about: name })
    return null
  })
}

/** Those that are not named keep their place behind the others. */
export function order(ctx: MemberContext, named: readonly MembershipSeq[]) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const all = (await findMemberships(tx, {}, { page: 1, size: MAX_MEMBERSHIPS })).map(
      ({ membershipSeq }) => membershipSeq,
    )
    const first = [...new Set(named)].filter((one) => all.includes(one))
    const inOrder = [...first, ...all.filter((one) => !first.includes(one))]
    for (const [at, membershipSeq] of inOrder.entries())
      await changeMembership(tx, membershipSeq, { sort: at + 1 })
    return null
  })
}

async function lock(tx: ChannelTx, membershipSeq: MembershipSeq) {
  const membership = await lockMembership(tx, membershipSeq)
  if (!membership) throw refuse('NOT_FOUND')
  return membership
}

async function checkOpened(tx: ChannelTx, input: MembershipInput) {
  const { courseSeqs, categorySeqs } = withoutRepeats(input)
  const known = await findKnown(tx, { courseSeqs, categorySeqs })
  if (known.courses < courseSeqs.length || known.categories < categorySeqs.length)
    throw refuse('CLASS_NOT_FOUND')
}

/** Of two prices for one term the last counts. */
const withoutRepeats = ({ terms, courseSeqs, categorySeqs }: MembershipInput) => ({
  terms: [...new Map(terms.map((term) => [term.months, term])).values()],
  courseSeqs: [...new Set(courseSeqs)],
  categorySeqs: [...new Set(categorySeqs)],
})
