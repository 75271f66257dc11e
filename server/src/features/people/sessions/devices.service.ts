import type { UserSeq } from 'contract/values/ids'
import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { deviceOf } from './user-agents.service.ts'
import { deleteFamily, deleteSessionsOf, findFamilies } from './sessions.queries.ts'
import { publishEnded } from './sessions.service.ts'
import { deleteTrust, deleteTrustsOf, findTrusts } from './trusted-devices.queries.ts'

type Caller = SignedIn<PlatformContext>

/** A person's sign-ins, and browsers that are only trusted to skip the second step. */
export async function listDevices({ platform, user, now }: Caller) {
  const query = { userSeq: user.userSeq, now: now() }
  const [families, trusts] = [await findFamilies(platform, query), await findTrusts(platform, query)]
  const until = new Map(trusts.map(({ family, expiresAt }) => [family, expiresAt]))
  const signedIn = families.map((family) => ({ ...family, isSignedIn: true }))
  const alive = new Set(families.map(({ family }) => family))
  const away = trusts
    .filter(({ family }) => !alive.has(family))
    .map(({ family, userAgent, createdAt, usedAt }) => ({
      family,
      userAgent,
      signedInAt: createdAt,
      seenAt: usedAt,
      isSignedIn: false,
    }))
  const list = [...signedIn, ...away].map(({ family, userAgent, ...facts }) => ({
    deviceId: family,
    ...deviceOf(userAgent),
    ...facts,
    isThis: family === user.family,
    trustedUntil: until.get(family) ?? null,
  }))
  return { list: list.toSorted((left, right) => Number(right.isThis) - Number(left.isThis)) }
}

/** Also ends the trust of the device. NOT_FOUND for a sign-in that ended before, and for another person's. */
export async function endDevice(ctx: Caller, family: string) {
  const { userSeq } = ctx.user
  const isEnded = await ctx.transaction(async (tx) => {
    const wasTrusted = await deleteTrust(tx, { userSeq, family })
    return (await deleteFamily(tx, { userSeq, family })) || wasTrusted
  })
  if (!isEnded) throw refuse('NOT_FOUND')
  publishEnded(ctx, [family])
  return null
}

export async function endOtherDevices(ctx: Caller) {
  const { userSeq, family } = ctx.user
  const ended = await ctx.transaction((tx) => endAllBut(tx, userSeq, family))
  publishEnded(ctx, ended)
  return { ended: ended.length }
}

async function endAllBut(tx: Parameters<typeof deleteTrust>[0], userSeq: UserSeq, family: string) {
  const trusted = await deleteTrustsOf(tx, userSeq, family)
  const signedIn = await deleteSessionsOf(tx, userSeq, family)
  return [...new Set([...signedIn, ...trusted])]
}
