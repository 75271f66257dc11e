import { groupsNamed } from 'contract/site/sites/common-codes.schemas'
import { filled, type Locale } from 'contract/i18n/sentences'
import type { PlatformContext } from '../../../platform/context.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { findSiteAt } from './sites.public.ts'

/** The codes of a group, or of all groups, in the terms of the site at the current host. */
export async function codesHere(ctx: PlatformContext, groupCode: string | undefined) {
  const { namedSite, origin } = ctx.incoming
  const channelSeq = namedSite ?? (await findSiteAt(ctx, new URL(origin).host)) ?? null
  return codesIn(await localeIn(ctx, channelSeq, ctx.language), groupCode)
}

/** The codes of a group with their names, in the order of the codes. */
export function codesIn(locale: Locale, groupCode: string | undefined) {
  const list = groupsNamed(groupCode).flatMap((group) =>
    group.codes.map(({ code, names }) => ({
      groupCode: group.groupCode,
      code,
      codeName: filled(names[locale.language], locale),
    })),
  )
  return { list, total: list.length }
}
