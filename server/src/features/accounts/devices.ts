import type { PlatformContext, SignedIn } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { deviceOf } from './user-agents.ts'
import { deleteFamily, deleteSessionsOf, findFamilies } from './sessions.queries.ts'
import { tellEnded } from './sessions.ts'

type Caller = SignedIn<PlatformContext>

export async function listDevices({ platform, user, now }: Caller) {
  const families = await findFamilies(platform, { userSeq: user.userSeq, now: now() })
  const list = families.map(({ family, userAgent, ...times }) => ({
    deviceId: family,
    ...deviceOf(userAgent),
    ...times,
    isThis: family === user.family,
  }))
  return { list: list.toSorted((left, right) => Number(right.isThis) - Number(left.isThis)) }
}

/** NOT_FOUND for what ended before, and for anybody else's. */
export async function endDevice(ctx: Caller, family: string) {
  const { userSeq } = ctx.user
  const isEnded = await ctx.transaction((tx) => deleteFamily(tx, { userSeq, family }))
  if (!isEnded) throw refuse('NOT_FOUND')
  tellEnded(ctx, [family])
  return null
}

export async function endOtherDevices(ctx: Caller) {
  const { userSeq, family } = ctx.user
  const ended = await ctx.transaction((tx) => deleteSessionsOf(tx, userSeq, family))
  tellEnded(ctx, ended)
  return { ended: ended.length }
}
