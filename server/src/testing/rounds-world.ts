import type { z } from 'zod'
import { openRound, prepareRound } from 'contract/teaching/courses/rounds.api'
import { aShop } from './orders-world.ts'

export const nextRound = {
  startAt: '2026-12-07T10:00:00Z',
  endAt: '2026-12-28T10:00:00Z',
  payStartAt: null,
  payEndAt: '2026-12-20T10:00:00Z',
  userLimitTypeCd: '99' as const,
  maxUserCount: 2,
}
type Shop = Pick<Awaited<ReturnType<typeof aShop>>, 'owner' | 'courseRef'>
type RoundInput = z.input<(typeof prepareRound)['body']>

export const prepare = ({ owner, courseRef }: Shop, body: Partial<RoundInput> = {}) =>
  owner.call(prepareRound, { ...courseRef, body: { ...nextRound, ...body } })

/** Prepares the next round and opens it at once. */
export async function openNext(shop: Shop, body: Partial<RoundInput> = {}) {
  const { rowVersion } = await prepare(shop, body)
  return shop.owner.call(openRound, { ...shop.courseRef, body: { rowVersion } })
}

/** A free course. */
export async function aFreeClass(seats = 1) {
  const shop = await aShop({ price: 0, seats })
  return { ...shop, open: () => openNext(shop) }
}
