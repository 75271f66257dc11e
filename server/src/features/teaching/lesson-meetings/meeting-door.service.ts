import type { CurriculumSeq } from 'contract/values/ids'
import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import type { Meeting } from '../../../platform/meetings/meeting-provider.ts'

const Door = z.object({ joinUrl: z.string(), password: z.string() })

const labelOf = ({ channelSeq }: Context, curriculumSeq: CurriculumSeq) =>
  `meeting ${channelSeq} ${curriculumSeq}`

/** The address and the password of those who join, in the form in which they are stored. */
export function sealedDoor(ctx: Context, curriculumSeq: CurriculumSeq, { joinUrl, password }: Meeting) {
  const door = JSON.stringify({ joinUrl, password })
  return ctx.ports.secrets.wrap(Buffer.from(door), labelOf(ctx, curriculumSeq))
}

export function openedDoor(ctx: Context, curriculumSeq: CurriculumSeq, sealed: string) {
  const text = ctx.ports.secrets.unwrap(sealed, labelOf(ctx, curriculumSeq)).toString('utf8')
  return Door.parse(JSON.parse(text))
}
