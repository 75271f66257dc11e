import type * as api from 'contract/system/announcements/api'
import {
  isPeriodLeft,
  shelfOf,
  startOf,
  type AnnouncementAudience,
} from 'contract/system/announcements/announcements.rules'
import type { AnnouncementInput } from 'contract/system/announcements/schemas'
import type { AnnouncementSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import {
  countBegun,
  countOnShelf,
  findBegun,
  findCurrent,
  findOnShelf,
  insertAnnouncement,
  insertDismissal,
  lockAnnouncement,
  removeAnnouncement,
  updateAnnouncement,
} from './announcements.queries.ts'

type Operator = SignedIn<PlatformContext>

/** Owners read what is for them and what is for all staff. docs/rules.md R-1158. */
const readerOf = ({ user, now }: MemberContext) => ({
  now: now(),
  audiences: (user.role === 'OWN' ? ['OWNERS', 'STAFF'] : ['STAFF']) satisfies AnnouncementAudience[],
})

export async function listAnnouncements(
  ctx: MemberContext,
  paged: z.output<(typeof api.listAnnouncements)['query']>,
) {
  const reader = readerOf(ctx)
  const rows = await findBegun(ctx.platform, reader, paged)
  return {
    list: rows.map((row) => ({ ...row, isOver: shelfOf(row, reader.now) === 'over' })),
    total: await countBegun(ctx.platform, reader),
  }
}

/** For the bar in the management area. docs/rules.md R-1159. */
export async function readCurrent(ctx: MemberContext) {
  const found = await findCurrent(ctx.platform, { ...readerOf(ctx), userSeq: ctx.user.userSeq })
  return { announcement: found ?? null }
}

export async function dismiss(ctx: Operator, announcementSeq: AnnouncementSeq) {
  const { userSeq } = ctx.user
  await ctx.transaction((tx) => insertDismissal(tx, { announcementSeq, userSeq, now: ctx.now() }))
  return null
}

export async function listForDesk(
  ctx: PlatformContext,
  query: z.output<(typeof api.listDeskAnnouncements)['query']>,
) {
  const now = ctx.now()
  const rows = await findOnShelf(ctx.platform, { ...query, now })
  return {
    list: rows.map(({ createdBy, ...row }) => ({
      ...row,
      shelf: shelfOf(row, now),
      createdBy: shownName(createdBy, ctx.language),
    })),
    total: await countOnShelf(ctx.platform, query.shelf, now),
  }
}

export async function createAnnouncement(ctx: Operator, input: AnnouncementInput) {
  const now = ctx.now()
  const announcement = { ...input, startsAt: startOf(input.startsAt, null, now) }
  if (!isPeriodLeft(announcement, now)) throw refuse('ANNOUNCEMENT_PERIOD')
  const by = { createdAt: now, createdByUserSeq: ctx.user.userSeq }
  await ctx.transaction((tx) => insertAnnouncement(tx, { ...announcement, ...by }))
  return null
}

export async function modifyAnnouncement(
  ctx: Operator,
  announcementSeq: AnnouncementSeq,
  input: AnnouncementInput,
) {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, announcementSeq)
    if (!before) throw refuse('NOT_FOUND')
    if (shelfOf(before, now) === 'over') throw refuse('ANNOUNCEMENT_OVER')
    const change = { ...input, startsAt: startOf(input.startsAt, before, now) }
    if (!isPeriodLeft(change, now)) throw refuse('ANNOUNCEMENT_PERIOD')
    await updateAnnouncement(tx, announcementSeq, change)
  })
  return null
}

export async function endAnnouncement(ctx: Operator, announcementSeq: AnnouncementSeq) {
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await lockAnnouncement(tx, announcementSeq)
    if (!before) throw refuse('NOT_FOUND')
    if (shelfOf(before, now) !== 'running') throw refuse('ANNOUNCEMENT_NOT_RUNNING')
    await updateAnnouncement(tx, announcementSeq, { endsAt: now })
  })
  return null
}

export async function deleteAnnouncement(ctx: Operator, announcementSeq: AnnouncementSeq) {
  await ctx.transaction(async (tx) => {
    if (!(await removeAnnouncement(tx, announcementSeq))) throw refuse('NOT_FOUND')
  })
  return null
}
