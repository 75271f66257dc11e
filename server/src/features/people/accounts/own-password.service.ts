import type { PlatformContext, SignedIn } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findUser } from './accounts.queries.ts'
import { keepPace } from './rate-limit.service.ts'
import { limits } from './limits.rules.ts'

type Caller = SignedIn<PlatformContext>

export async function hasOwnPassword({ platform, user }: Caller) {
  return Boolean((await findUser(platform, user.userSeq))?.passwordHash)
}

/** PASSWORD_WRONG unless it is the caller's. */
export async function checkOwnPassword(ctx: Caller, password: string) {
  await keepPace(ctx, { [`own-password:${ctx.user.userSeq}`]: limits.ownPassword })
  const user = await findUser(ctx.platform, ctx.user.userSeq)
  const isRight = await ctx.ports.passwords.matches(password, user?.passwordHash ?? null)
  if (!isRight) throw refuse('PASSWORD_WRONG')
}
