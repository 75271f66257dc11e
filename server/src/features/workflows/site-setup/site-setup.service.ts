import { brandShades } from 'contract/site/sites/brand'
import type { NewChannel } from 'contract/site/sites/schemas'
import { checkAddress } from 'contract/values/addresses'
import type { z } from 'zod'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { clearInitPlan } from '../../people/accounts/accounts.public.ts'
import { addMember } from '../../people/members/members.public.ts'
import { openMenus } from '../../site/menus/menus.public.ts'
import { openNoticeBoard } from '../../site/notices/notices.public.ts'
import { getChannelView, insertChannel, sayChanged } from '../../site/sites/sites.public.ts'

const FIRST_COLOR = '#2f6bff'

/** Creates a site with its owner, its notice board and its menu: all or nothing. */
export async function openSite(ctx: SignedIn<PlatformContext>, input: z.output<typeof NewChannel>) {
  const { userSeq, isVerified } = ctx.user
  if (!isVerified) throw refuse('EMAIL_NOT_VERIFIED')
  const objection = checkAddress(input.address)
  if (objection === 'FORM') throw refuse('BAD_INPUT')
  if (objection === 'RESERVED') throw refuse('ADDRESS_RESERVED')

  const brandColor = (input.brandColor ?? FIRST_COLOR).toLowerCase()
  const createdAt = ctx.now()
  const { channelSeq } = await ctx.transaction(async (tx) => {
    const opening = {
      ...input,
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
