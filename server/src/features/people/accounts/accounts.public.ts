import { z } from 'zod'
import { seq, type ChannelSeq, type UserSeq } from 'contract/values/ids'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
import type { Context, MemberContext, PlatformContext, SignedIn } from '../../../platform/context.ts'
import type { ChannelDb } from '../../../platform/db/channel-db.ts'
import { findPeopleRows, findUser, findUserByEmail } from './accounts.queries.ts'
import { insertSiteAgreements } from './agreements.queries.ts'
import { after, lives } from './accounts.rules.ts'
import { insertSiteToken, insertToken, takeToken } from './tokens.queries.ts'

export { keepMemberPace, keepPace } from './rate-limit.service.ts'
export { requireMayAdd } from './account-state.service.ts'
export {
  findOperators,
  findUser,
  findUserByEmail,
  insertUser,
  isPortraitShown,
  lockUser,
  updateUser,
} from './accounts.queries.ts'
export {
  accessSlot,
  after,
  CODE_TRIES,
  dayBefore,
  endOfSession,
  isRenewalDue,
  KNOWN_BROWSER_LIFE,
  lives,
  RESEND_SECONDS,
  TRUST_LIFE,
  whenNextCode,
} from './accounts.rules.ts'
export { emptyAccount, fillAccount, lockAccounts, type Account } from './merged-accounts.queries.ts'
export { portraitUrl } from './portrait-url.rules.ts'
export {
  closeTokensOf,
  deleteExpiredTokens,
  deleteTokensOf,
  findOpenToken,
  insertToken,
  prolongToken,
  takeToken,
} from './tokens.queries.ts'
export { type AccountEvent, removalOf, stateOf } from './account-state.rules.ts'
export { limits } from './limits.rules.ts'
export { requireUncommon } from './common-passwords.service.ts'
export { checkOwnPassword, hasOwnPassword } from './own-password.service.ts'

export { anonymizeUser, clearInitPlan } from './accounts.queries.ts'
export {
  deleteAgreementsOf,
  insertAgreementOnce,
  insertAgreements,
  insertSiteAgreements,
  type Agreement,
} from './agreements.queries.ts'

/** Names and contact details of these people. */
export const findPeople = (db: ChannelDb, userSeqs: UserSeq[]) =>
  userSeqs.length === 0 ? Promise.resolve([]) : findPeopleRows(db, userSeqs)

/** The account with this address; nothing when there is none. */
export const findAccountByEmail = findUserByEmail
/** The language the user chose last. */
export const findLanguageOf = async ({ platform }: Pick<Context, 'platform'>, userSeq: UserSeq) =>
  (await findUser(platform, userSeq))?.language ?? 'ko'

/** Records the agreements given on joining a site. */
export const recordSiteAgreements = insertSiteAgreements

const Seat = z.object({ channelSeq: seq('channel').nullable(), family: z.string(), isMember: z.boolean() })

function newTicket({ user, now }: MemberContext | SignedIn<PlatformContext>, channelSeq: ChannelSeq | null) {
  const ticket = newToken()
  const { userSeq, family, isMember } = user
  const row = {
    tokenHash: hashOf(ticket),
    purpose: 'REALTIME' as const,
    userSeq,
    payload: { channelSeq, family, isMember },
    createdAt: now(),
    expiresAt: after(now(), lives.ticket),
  }
  return { ticket, row }
}

/** A ticket for one socket of this caller on this site: valid for 30 seconds, single use. */
export async function openRealtimeTicket(ctx: MemberContext) {
  const { ticket, row } = newTicket(ctx, ctx.channelSeq)
  await ctx.transaction((tx) => insertSiteToken(tx, row))
  return ticket
}
/** The same for the platform's own pages. */
export async function openPlatformTicket(ctx: SignedIn<PlatformContext>) {
  const { ticket, row } = newTicket(ctx, null)
  await ctx.transaction((tx) => insertToken(tx, row))
  return ticket
}

/** The user of a ticket; null when it is used, another site's or expired. */
export async function takeRealtimeTicket(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  ticket: string,
) {
  const taken = await takeToken(platform, { tokenHash: hashOf(ticket), purpose: 'REALTIME', now: now() })
  return taken ? { userSeq: taken.userSeq, ...Seat.parse(taken.payload) } : null
}
