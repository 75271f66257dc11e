import type { z } from 'zod'
import type { OwnGift, ManagedGift } from 'contract/money/gifts/schemas'
import type { Paged, UserSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { hashOf } from '../../../platform/auth/tokens.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { findNames } from '../../people/members/members.public.ts'
import { termOf } from '../billing/billing.public.ts'
import { countOpenedBy } from '../memberships/memberships.public.ts'
import * as queries from './gifts.queries.ts'

type Own = z.output<typeof OwnGift>
type Managed = z.output<typeof ManagedGift>

function coreOf(gift: queries.ListedGift, names: Map<UserSeq, string>) {
  const { state, acceptedByUserSeq } = gift
  if (state === 'FAILED') throw new Error(`gift ${gift.giftSeq} was not paid`)
  return {
    giftSeq: gift.giftSeq,
    name: gift.name,
    months: termOf(gift.months),
    price: gift.price,
    state,
    returnReason: gift.returnReason,
    isRefunded: gift.orderState === 'REFUNDED',
    // Its refund was opened as it was returned: none that is open or done was refused for good.
    isRefundRefused: state === 'RETURNED' && gift.orderState !== 'REFUNDED' && gift.isRefundOpen !== true,
    paidAt: gift.paidAt,
    expiresAt: gift.expiresAt,
    acceptedAt: gift.acceptedAt,
    email: gift.email,
    acceptedBy: acceptedByUserSeq === null ? null : (names.get(acceptedByUserSeq) ?? null),
  }
}

const acceptedBy = (rows: queries.ListedGift[]) =>
  rows.flatMap(({ acceptedByUserSeq }) => (acceptedByUserSeq === null ? [] : [acceptedByUserSeq]))

async function given(ctx: Context, rows: queries.ListedGift[]): Promise<Own[]> {
  const names = await findNames(ctx, acceptedBy(rows))
  return rows.map((row) => ({
    ...coreOf(row, names),
    membershipSeq: row.membershipSeq,
    message: row.message,
    sentAt: row.sentAt,
  }))
}

/** A gift as its payer sees it. */
export async function givenView(ctx: Context, giftSeq: queries.GiftRow['giftSeq']) {
  const row = await queries.findListed(ctx.db, giftSeq)
  const [view] = row ? await given(ctx, [row]) : []
  if (!view) throw refuse('NOT_FOUND')
  return view
}

export async function listMine(ctx: MemberContext, turned: Paged) {
  const { userSeq } = ctx.user
  const rows = await queries.findGiftsOf(ctx.db, userSeq, turned)
  return { list: await given(ctx, rows), total: await queries.countGiftsOf(ctx.db, userSeq) }
}

export async function listManaged(
  ctx: Context,
  { page, size, ...choice }: Parameters<typeof queries.findPaidGifts>[1],
) {
  const rows = await queries.findPaidGifts(ctx.db, { page, size, ...choice })
  const payers = rows.map(({ payerUserSeq }) => payerUserSeq)
  const names = await findNames(ctx, [...new Set([...payers, ...acceptedBy(rows)])])
  const emails = new Map(
    (await findPeople(ctx.db, [...new Set(payers)])).map((one) => [one.userSeq, one.email]),
  )
  const list: Managed[] = rows.map((row) => ({
    ...coreOf(row, names),
    payer: { name: names.get(row.payerUserSeq) ?? '', email: emails.get(row.payerUserSeq) ?? '' },
    orderNo: row.orderNo,
  }))
  return { list, total: await queries.countPaidGifts(ctx.db, choice) }
}

/** The gift of a link, whatever became of it. */
export async function viewReceived(ctx: Context, code: string) {
  const gift = await queries.findByToken(ctx.db, hashOf(code))
  if (!gift || gift.state === 'PAYING' || gift.state === 'FAILED' || !gift.expiresAt)
    throw refuse('GIFT_OVER')
  const { membershipSeq, name, description, months, message, state, expiresAt, payerUserSeq } = gift
  const givenBy = (await findNames(ctx, [payerUserSeq])).get(payerUserSeq) ?? ''
  const classCount = await countOpenedBy(ctx.db, membershipSeq)
  const shown = { membershipSeq, name, description, classCount, months: termOf(months) }
  return { ...shown, message, state, expiresAt, givenBy }
}
