import {
  goToLiveOAuth,
  type beginGoogleMeet,
  type connectGoogleMeet,
} from 'contract/teaching/meeting-accounts/api'
import { meetingAccountConnected } from 'contract/teaching/meeting-accounts/events'
import { liveOAuthState } from 'contract/teaching/meeting-accounts/live-oauth.rules'
import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import { urlOf } from 'contract/http/envelope'
import type { RefusalName } from 'contract/http/refusals'
import { liveServices } from 'contract/values/type-codes'
import { z } from 'zod'
import { newToken } from '../../../platform/auth/tokens.ts'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import type { GoogleGrant } from '../../../platform/meetings/google-meet/google-oauth.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
} from '../../../platform/meetings/meeting-provider.ts'
import { refuse } from '../../../platform/refuse.ts'
import { knownRow } from '../../site/sites/sites.public.ts'
import { checkPace, verdictOf } from './check-account.service.ts'
import { findAccount, saveAccount } from './meeting-accounts.queries.ts'
import { googleKeys } from './meeting-keys.service.ts'
import { revokeLater } from './revoke-google.jobs.ts'

/** Google requires exactly this address to be registered for the client. */
export const googleRedirectUrl = async (ctx: Context) => `${await siteUrl(ctx)}/authcallback`

async function siteUrl(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return ctx.ports.addresses.site(row.address)
}

const COOKIE = 'sd_live_oauth'
const LIFE_MS = 10 * 60_000
const Ticket = z.object({
  userSeq: z.number(),
  state: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  redirectUrl: z.string(),
  verifier: z.string(),
  endsAt: z.number(),
})
const labelOf = ({ channelSeq }: Context) => `meeting-ticket:${channelSeq}:google`

type BeginInput = z.output<(typeof beginGoogleMeet)['body']>
/** Nothing is stored before Google accepts it, so what was entered goes through the browser, sealed for this site and person. */
export async function beginGoogle(ctx: MemberContext, { clientId, clientSecret }: BeginInput) {
  await checkPace(ctx)
  const before = await findAccount(ctx.db, liveServices.googleMeet)
  const kept =
    before?.clientId === clientId ? googleKeys.open(ctx, before.sealedKeys).clientSecret : undefined
  const secret = clientSecret ?? kept
  if (secret === undefined) throw refuse('GOOGLE_KEYS_REFUSED')
  const ticket: z.input<typeof Ticket> = {
    userSeq: ctx.user.userSeq,
    state: liveOAuthState(newToken()),
    clientId,
    clientSecret: secret,
    redirectUrl: await googleRedirectUrl(ctx),
    verifier: newToken(),
    endsAt: ctx.now().getTime() + LIFE_MS,
  }
  ctx.audit.record({ after: { clientId } })
  keepTicket(ctx, ctx.ports.secrets.wrap(Buffer.from(JSON.stringify(ticket)), labelOf(ctx)))
  const params = { channelSeq: ctx.channelSeq, liveProvider: 'google' }
  return { authorizeUrl: urlOf(goToLiveOAuth, { params, query: {} }) }
}

export async function authorizationUrl(ctx: MemberContext) {
  const ticket = currentTicket(ctx)
  if (!ticket) return { url: `${await siteUrl(ctx)}/settings/live` }
  const { clientId, redirectUrl, state, verifier } = ticket
  const { googleAuthorization } = ctx.ports.meetingProviders
  return { url: googleAuthorization.authorizeUrl(clientId, { redirectUrl, state, verifier }) }
}

type ConnectInput = z.output<(typeof connectGoogleMeet)['body']>
/** GOOGLE_SIGN_IN_ENDED for a beginning of another site, person, browser or time, and for a state that does not belong to it. */
export async function connectGoogle(ctx: MemberContext, { code, state }: ConnectInput) {
  await checkPace(ctx)
  const ticket = currentTicket(ctx)
  if (ticket?.state !== state) throw refuse('GOOGLE_SIGN_IN_ENDED')
  const { clientId, clientSecret, redirectUrl, verifier } = ticket
  const { meetingProviders } = ctx.ports
  const grant = await orRefused(
    meetingProviders.googleAuthorization.exchange(
      { clientId, clientSecret },
      { redirectUrl, verifier, code },
    ),
  )
  const { subject: accountId, email: hostEmail, refreshToken, mayWriteCalendar } = grant
  if (!mayWriteCalendar || refreshToken === null) throw refuse('GOOGLE_PERMISSION_MISSING')
  const account = { clientId, clientSecret, refreshToken, email: hostEmail }
  const checked = await verdictOf(meetingProviders.googleMeet(account))
  if ('fault' in checked) throw refuse(refusalOf[checked.fault])
  const { accountName } = checked
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const before = await findAccount(tx, liveServices.googleMeet)
    await saveAccount(tx, {
      liveTypeCd: liveServices.googleMeet,
      accountId,
      clientId,
      hostEmail,
      accountName,
      sealedKeys: googleKeys.seal(ctx, { clientSecret, refreshToken }),
      hasWebhookSecret: false,
      connectedAt: now,
      checkedAt: now,
      lastError: null,
      heardAt: null,
    })
    // Another person or client: nobody uses the consent before.
    if (before && (before.accountId !== accountId || before.clientId !== clientId))
      await revokeLater(tx, before)
    await emit(tx, meetingAccountConnected, { liveTypeCd: liveServices.googleMeet })
    ctx.audit.record({
      ...(before && { before: { accountName: before.accountName } }),
      after: { accountName },
    })
  })
  keepTicket(ctx, null)
  return { accountName }
}

/** Of this person on this site, from the last ten minutes; null otherwise. */
function currentTicket(ctx: MemberContext) {
  const read = unsealed(ctx, ctx.incoming.cookies[COOKIE] ?? '')
  return read?.userSeq === ctx.user.userSeq && read.endsAt > ctx.now().getTime() ? read : null
}
function unsealed(ctx: Context, ticket: string) {
  try {
    const text = ctx.ports.secrets.unwrap(ticket, labelOf(ctx)).toString('utf8')
    return Ticket.parse(JSON.parse(text))
  } catch {
    // Not of this installation or site, or changed on the way.
    return null
  }
}
const keepTicket = ({ outgoing }: Context, ticket: string | null) =>
  outgoing.cookie({
    name: COOKIE,
    value: ticket ?? '',
    path: '/',
    maxAgeSeconds: ticket === null ? 0 : LIFE_MS / 1000,
  })

async function orRefused(answer: Promise<GoogleGrant>) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof MeetingProviderUnreachable) throw refuse('GOOGLE_UNREACHABLE')
    if (!(error instanceof MeetingProviderRefused)) throw error
    // A code that was used or that belongs to another sign-in; everything else is the client.
    if (error.code === 'invalid_grant') throw refuse('GOOGLE_SIGN_IN_ENDED')
    throw refuse(error.account === null ? 'GOOGLE_UNREACHABLE' : 'GOOGLE_KEYS_REFUSED')
  }
}

const refusalOf: Readonly<Record<AccountFault, RefusalName>> = {
  KEYS: 'GOOGLE_KEYS_REFUSED',
  PERMISSION: 'GOOGLE_PERMISSION_MISSING',
  HOST: 'GOOGLE_CALENDAR_MISSING',
  UNREACHABLE: 'GOOGLE_UNREACHABLE',
}
