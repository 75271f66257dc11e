import type { ChannelDraft, ChannelInput } from 'contract/site/sites/site-settings'
import { checkAddress } from 'contract/values/addresses'
import type { MemberContext, PlatformContext } from '../../../platform/context.ts'
import { changed } from '../../../platform/audit/changed.ts'
import { replaceImages } from '../../system/files/files.public.ts'
import { sayChanged } from './site-cache.service.ts'
import { getDraft } from './site-settings.service.ts'
import { isAddressTaken, lockPictures, updateChannel } from './sites.queries.ts'

/** The reason why an address is not available; null when it is. */
export async function checkFree(
  { platform }: PlatformContext,
  slug: string,
): Promise<'FORM' | 'RESERVED' | 'TAKEN' | null> {
  const address = slug.trim().toLowerCase()
  return checkAddress(address) ?? ((await isAddressTaken(platform, address)) ? 'TAKEN' : null)
}

/** The settings that the activity history records; texts of pages are not among them. */
const factsOf = ({ name, brandColor, templateCd, noIndex, company }: ChannelDraft) => ({
  name,
  templateCd,
  brandColor: brandColor.toLowerCase(),
  noIndex,
  ...company,
})

const picturesOf = ({
  logoFileSeq,
  bannerFileSeq,
  faviconFileSeq,
}: Pick<ChannelDraft, 'logoFileSeq' | 'bannerFileSeq' | 'faviconFileSeq'>) => [
  logoFileSeq,
  bannerFileSeq,
  faviconFileSeq,
]

/** Saves all of the settings or a part of them; what is not given stays. */
export async function saveConfiguration(ctx: MemberContext, draft: Partial<ChannelInput>) {
  const { channelSeq } = ctx
  const now = ctx.now()
  const known = await getDraft(ctx)
  ctx.audit.record(
    changed(
      factsOf(known),
      factsOf({ ...known, ...draft, templateCd: draft.templateCd ?? known.templateCd }),
    ),
  )
  await ctx.transaction(async (tx) => {
    const { seo: _, ...pictures } = await lockPictures(tx, channelSeq)
    const before = picturesOf(pictures)
    const after = picturesOf({ ...pictures, ...draft })
    await replaceImages(tx, { before, after, now })
    await updateChannel(tx, { channelSeq, draft, updatedAt: now })
  })
  sayChanged(ctx, channelSeq)
  return null
}
