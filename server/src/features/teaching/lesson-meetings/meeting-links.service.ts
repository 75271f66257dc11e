import type { CurriculumSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Meeting } from '../../../platform/meetings/meeting-provider.ts'

const Links = z.object({ joinUrl: z.string(), password: z.string() })

const labelOf = ({ channelSeq }: Context, curriculumSeq: CurriculumSeq) =>
  `meeting ${channelSeq} ${curriculumSeq}`

/** The address and the password of those who join, in the form in which they are stored. */
export function sealedLinks(ctx: Context, curriculumSeq: CurriculumSeq, { joinUrl, password }: Meeting) {
  const links = JSON.stringify({ joinUrl, password })
  return ctx.ports.secrets.wrap(Buffer.from(links), labelOf(ctx, curriculumSeq))
}

export function openedLinks(ctx: Context, curriculumSeq: CurriculumSeq, sealed: string) {
  const text = ctx.ports.secrets.unwrap(sealed, labelOf(ctx, curriculumSeq)).toString('utf8')
  return Links.parse(JSON.parse(text))
}
