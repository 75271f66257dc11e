import { pathOfAlarm, type Alarm } from 'contract/alarms'
import type { UserSeq } from 'contract/values'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { findFaces } from '../members/members.public.ts'
import type { findAlarms } from './alarms.queries.ts'

type Row = Awaited<ReturnType<typeof findAlarms>>[number]

/** A person's alarms as they travel. */
export async function viewsOf(
  ctx: Context,
  targetUserSeq: UserSeq,
  rows: Row[],
): Promise<z.output<typeof Alarm>[]> {
  const faces = await findFaces(ctx, [...new Set(rows.flatMap(({ actorUserSeq }) => actorUserSeq ?? []))])
  return rows.map(({ isLegacy, actorUserSeq, content, ...row }) => ({
    ...row,
    content: isLegacy && typeof content === 'string' ? content : JSON.stringify(content),
    legacyYn: isLegacy ? 'Y' : 'N',
    targetUserSeq,
    profileImageUrl: (actorUserSeq && faces.get(actorUserSeq)) ?? null,
    channelSeq: ctx.channelSeq,
    path: pathOfAlarm(row),
  }))
}
