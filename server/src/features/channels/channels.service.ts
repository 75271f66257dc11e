import { whyNotAddress } from 'contract/values/addresses'
import { brandShades } from 'contract/site/sites/brand'
import type { ChannelDraft } from 'contract/site/sites/site-settings'
import type { NewChannel } from 'contract/site/sites/schemas'
import type { UserSeq } from 'contract/values/ids'
import type { z } from 'zod'
import type { MemberContext, PlatformContext, SignedIn } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { changed } from '../../platform/trail/changed.ts'
import { clearInitPlan } from '../accounts/accounts.public.ts'
import { openNoticeBoard } from '../boards/boards.public.ts'
import { swapPictures } from '../files/files.public.ts'
import { openMenus } from '../menus/menus.public.ts'
import { addMember, findSitesOf, isManager } from '../members/members.public.ts'
import { getChannelView } from './channels.public.ts'
import {
  findChannelRows,
  insertChannel,
  isAddressTaken,
  lockPictures,
  updateChannel,
} from './channels.queries.ts'
import { lineOf } from './channels.views.ts'
import { getDraft } from './configuration.ts'
import { sayChanged } from './known-sites.ts'
import { siteUrl } from './site-url.ts'

const FIRST_COLOR = '#2f6bff'

/** Opens a site with its owner, its board of notices and its menu: all or nothing. */
export async function openSite(ctx: SignedIn<PlatformContext>, wish: z.output<typeof NewChannel>) {
  const { userSeq, isVerified } = ctx.user
  if (!isVerified) throw refuse('EMAIL_NOT_VERIFIED')
  const objection = whyNotAddress(wish.address)
  if (objection === 'FORM') throw refuse('BAD_INPUT')
  if (objection === 'RESERVED') throw refuse('ADDRESS_RESERVED')

  const brandColor = (wish.brandColor ?? FIRST_COLOR).toLowerCase()
  const createdAt = ctx.now()
  const { channelSeq } = await ctx.transaction(async (tx) => {
    const opening = {
      ...wish,
      brandColor,
      brandShades: brandShades(brandColor),
      ownerUserSeq: userSeq,
      createdAt,
    }
    const channel = await insertChannel(tx, opening)
    if (!channel) throw refuse('ADDRESS_TAKEN')
    await clearInitPlan(tx, userSeq)
    const site = await ctx.enter(tx, channel.channelSeq)
    await addMember(site, { userSeq, role: 'OWN', joinedAt: createdAt })
    await openNoticeBoard(site)
    await openMenus(site)
    return channel
  })
  sayChanged(ctx, channelSeq)
  return getChannelView(await ctx.at(channelSeq))
}

/** Why an address is not to be had; null when it is. */
export async function whyNotFree(
  { platform }: PlatformContext,
  wished: string,
): Promise<'FORM' | 'RESERVED' | 'TAKEN' | null> {
  const address = wished.trim().toLowerCase()
  return whyNotAddress(address) ?? ((await isAddressTaken(platform, address)) ? 'TAKEN' : null)
}

export async function listSites(
  ctx: PlatformContext,
  { userSeq, which }: { userSeq: UserSeq; which: 'all' | 'managed' },
) {
  const joined = await findSitesOf(ctx.platform, userSeq)
  const wanted = joined.filter(({ role }) => which === 'all' || isManager(role))
  if (wanted.length === 0) return []
  const seqs = wanted.map(({ channelSeq }) => channelSeq)
  const rows = new Map((await findChannelRows(ctx.platform, seqs)).map((row) => [row.channelSeq, row]))
  const lines = wanted.flatMap(({ channelSeq, role, joinedAt }) => {
    const row = rows.get(channelSeq)
    return row ? [{ row, role, joinedAt }] : []
  })
  return Promise.all(
    lines.map(async ({ row, ...standing }) => lineOf(row, { ...standing, url: await siteUrl(ctx, row) })),
  )
}

/** What of the settings stands in the record; the words on the pages do not. */
const factsOf = ({ name, brandColor, noIndex, company }: ChannelDraft) => ({
  name,
  brandColor: brandColor.toLowerCase(),
  noIndex,
  ...company,
})

export async function saveConfiguration(ctx: MemberContext, draft: ChannelDraft) {
  const { channelSeq } = ctx
  const now = ctx.now()
  const known = await getDraft(ctx)
  ctx.trail.note(changed(factsOf(known), factsOf(draft)))
  await ctx.transaction(async (tx) => {
    const { logoFileSeq, bannerFileSeq, faviconFileSeq } = await lockPictures(tx, channelSeq)
    const before = [logoFileSeq, bannerFileSeq, faviconFileSeq]
    const after = [draft.logoFileSeq, draft.bannerFileSeq, draft.faviconFileSeq]
    await swapPictures(tx, { before, after, now })
    await updateChannel(tx, { channelSeq, draft, brandShades: brandShades(draft.brandColor), updatedAt: now })
  })
  sayChanged(ctx, channelSeq)
  return null
}
