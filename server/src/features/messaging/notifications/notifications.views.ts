import type { Alarm } from 'contract/messaging/notifications/schemas'
import { pathOfAlarm } from 'contract/messaging/notifications/notifications.rules'
import type { UserSeq } from 'contract/values/ids'
import type { Language } from 'contract/i18n/languages'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { shownName } from '../../../platform/words/shown-name.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findFaces } from '../../people/members/members.public.ts'
import { findPackagesOf, type findAlarms } from './notifications.queries.ts'

type Row = Awaited<ReturnType<typeof findAlarms>>[number]

/** A person's notifications in wire form. */
export async function viewsOf(
  ctx: Context,
  targetUserSeq: UserSeq,
  rows: Row[],
): Promise<z.output<typeof Alarm>[]> {
  const faces = await findFaces(ctx, [...new Set(rows.flatMap(({ actorUserSeq }) => actorUserSeq ?? []))])
  const { siteUrl: domain } = await getBrand(ctx)
  const courseSeqs = [...new Set(rows.flatMap(({ courseSeq }) => courseSeq ?? []))]
  const packages = await findPackagesOf(ctx.db, targetUserSeq, courseSeqs)
  return rows.map(({ isLegacy, actorUserSeq, content, ...row }) => ({
    ...row,
    ...contentOf({ isLegacy, content }, ctx.language),
    targetUserSeq,
    profileImageUrl: (actorUserSeq && faces.get(actorUserSeq)) ?? null,
    channelSeq: ctx.channelSeq,
    linkPackage: (row.courseSeq && packages.get(row.courseSeq)) ?? null,
    domain,
    path: pathOfAlarm(row),
  }))
}

/** The content of a notification in wire form. */
export const contentOf = ({ isLegacy, content }: Pick<Row, 'isLegacy' | 'content'>, language: Language) => ({
  content: isLegacy && typeof content === 'string' ? content : contentFor(content, language),
  legacyYn: isLegacy ? ('Y' as const) : ('N' as const),
})

const Content = z.looseObject({ name: z.string().optional() })
/** The content as JSON text; a former member is named as such in the reader's language. */
function contentFor(content: unknown, language: Language) {
  const { name, ...rest } = Content.parse(content)
  return JSON.stringify({ ...rest, ...(name !== undefined && { name: shownName(name, language) }) })
}
