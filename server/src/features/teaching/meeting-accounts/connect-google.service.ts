import type { beginGoogleMeet, connectGoogleMeet } from 'contract/teaching/meeting-accounts/api'
import { meetingAccountConnected } from 'contract/teaching/meeting-accounts/events'
import type { AccountFault } from 'contract/teaching/meeting-accounts/schemas'
import type { RefusalName } from 'contract/http/refusals'
import { liveServices } from 'contract/values/type-codes'
import { z } from 'zod'
import { hashOf, newToken } from '../../../platform/auth/tokens.ts'
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
export async function googleRedirectUrl(ctx: Context) {
  const row = await knownRow(ctx, ctx.channelSeq)
  if (!row) throw refuse('NOT_FOUND')
  return `${ctx.ports.addresses.site(row.address)}/settings/live/google`
}

const LIFE_MS = 10 * 60_000
const Ticket = z.object({
  userSeq: z.number(),
  stateHash: z.string(),
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
  const redirectUrl = await googleRedirectUrl(ctx)
  const [state, verifier] = [newToken(), newToken()]
  const ticket: z.input<typeof Ticket> = {
    userSeq: ctx.user.userSeq,
    stateHash: hashOf(state),
    clientId,
    clientSecret: secret,
    redirectUrl,
    verifier,
    endsAt: ctx.now().getTime() + LIFE_MS,
  }
  ctx.audit.record({ after: { clientId } })
  return {
    authorizeUrl: ctx.ports.meetingProviders.googleAuthorization.authorizeUrl(clientId, {
      redirectUrl,
      state,
      verifier,
    }),
    state,
    ticket: ctx.ports.secrets.wrap(Buffer.from(JSON.stringify(ticket)), labelOf(ctx)),
  }
}

type ConnectInput = z.output<(typeof connectGoogleMeet)['body']>
export async function connectGoogle(ctx: MemberContext, { code, state, ticket }: ConnectInput) {
  await checkPace(ctx)
  const { clientId, clientSecret, redirectUrl, verifier } = openTicket(ctx, { ticket, state })
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
  return { accountName }
}

/** GOOGLE_SIGN_IN_ENDED for one of another site, person or time, and for a state that does not belong to it. */
function openTicket(ctx: MemberContext, { ticket, state }: Pick<ConnectInput, 'ticket' | 'state'>) {
  const read = unsealed(ctx, ticket)
  const isTheirs =
    read?.userSeq === ctx.user.userSeq &&
    read.stateHash === hashOf(state) &&
    read.endsAt > ctx.now().getTime()
  if (!isTheirs) throw refuse('GOOGLE_SIGN_IN_ENDED')
  return read
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
