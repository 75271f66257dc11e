import type { connectAlimtalk } from 'contract/growth/alimtalk/api'
import type { AlimtalkAccountFault, TextSender } from 'contract/growth/alimtalk/schemas'
import type { z } from 'zod'
import type { Context, MemberContext } from '../../../platform/context.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type KakaoChannel,
  type PhoneMessages,
} from '../../../platform/phone-messages/phone-messages.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  deleteAccount,
  findAccount,
  recordCheck,
  saveAccount,
  setChannel,
  setTextSender,
  type AccountRow,
} from './account.queries.ts'

const labelOf = ({ channelSeq }: Context) => `alimtalk-account:${channelSeq}`

/** Solapi, spoken to with the keys of this account. */
export const openAccount = (ctx: Context, { apiKey, sealedSecret }: AccountRow): PhoneMessages =>
  ctx.ports.phoneMessages({
    apiKey,
    apiSecret: ctx.ports.secrets.unwrap(sealedSecret, labelOf(ctx)).toString('utf8'),
  })

/** Solapi and the channel from which the site writes; null without an account or a channel. */
export async function findSender(ctx: Context) {
  const account = await findAccount(ctx.db)
  if (!account?.pfId) return null
  return { apiKey: account.apiKey, pfId: account.pfId, service: openAccount(ctx, account) }
}
/** The same. ALIMTALK_NOT_CONNECTED. */
export async function getSender(ctx: Context) {
  const sender = await findSender(ctx)
  if (!sender) throw refuse('ALIMTALK_NOT_CONNECTED')
  return sender
}

/** Solapi and the number from which the site writes text messages; null without an account or a number. */
export async function findTextSender(ctx: Context) {
  const account = await findAccount(ctx.db)
  if (!account?.senderNumber) return null
  const { apiKey, senderNumber, refusalNumber } = account
  return { apiKey, senderNumber, refusalNumber, service: openAccount(ctx, account) }
}

/** Solapi with the account that the site has now; null without one. */
export async function findPhoneService(ctx: Context) {
  const account = await findAccount(ctx.db)
  if (!account) return null
  const { apiKey, connectedAt } = account
  return { apiKey, connectedAt, service: openAccount(ctx, account) }
}

/** The same. ALIMTALK_NOT_CONNECTED. */
export async function getPhoneService(ctx: Context) {
  const account = await findPhoneService(ctx)
  if (!account) throw refuse('ALIMTALK_NOT_CONNECTED')
  return account
}

/** docs/rules.md R-1098. */
export async function saveTextSender(ctx: MemberContext, sender: TextSender) {
  await ctx.transaction(async (tx) => {
    if (!(await setTextSender(tx, sender))) throw refuse('NOT_FOUND')
    ctx.audit.record({ after: { ...sender, unitPrices: JSON.stringify(sender.unitPrices) } })
  })
  return null
}

type ConnectInput = z.output<(typeof connectAlimtalk)['body']>
/** docs/rules.md R-1129. */
export async function connect(ctx: MemberContext, { apiKey, apiSecret }: ConnectInput) {
  await checkPace(ctx)
  const before = await findAccount(ctx.db)
  const isSame = before?.apiKey === apiKey
  const kept = isSame ? ctx.ports.secrets.unwrap(before.sealedSecret, labelOf(ctx)).toString('utf8') : null
  const secret = apiSecret ?? kept
  if (secret === null) throw refuse('ALIMTALK_KEYS_REFUSED')
  const checked = await verdictOf(ctx.ports.phoneMessages({ apiKey, apiSecret: secret }))
  if ('fault' in checked)
    throw refuse(checked.fault === 'KEYS' ? 'ALIMTALK_KEYS_REFUSED' : 'ALIMTALK_UNREACHABLE')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    await saveAccount(tx, {
      apiKey,
      sealedSecret: ctx.ports.secrets.wrap(Buffer.from(secret), labelOf(ctx)),
      ...checked,
      pfId: chosenOf(checked.channels, before?.pfId ?? null),
      connectedAt: now,
      checkedAt: now,
      lastError: null,
    })
    ctx.audit.record({})
  })
  return null
}

/** The channel of before while it is there, or the only one. */
function chosenOf(channels: readonly KakaoChannel[], before: string | null) {
  if (channels.some(({ pfId }) => pfId === before)) return before
  return channels.length === 1 ? (channels[0]?.pfId ?? null) : null
}

export async function chooseChannel(ctx: MemberContext, pfId: string) {
  await ctx.transaction(async (tx) => {
    const account = await findAccount(tx)
    const channel = account?.channels.find((one) => one.pfId === pfId)
    if (!channel) throw refuse('NOT_FOUND')
    await setChannel(tx, pfId)
    ctx.audit.record({ about: channel.name })
  })
  return null
}

export async function check(ctx: MemberContext) {
  await checkPace(ctx)
  const account = await findAccount(ctx.db)
  if (!account) throw refuse('NOT_FOUND')
  const checked = await verdictOf(openAccount(ctx, account))
  const checkedAt = ctx.now()
  const fault = 'fault' in checked ? checked.fault : null
  const found = 'fault' in checked ? {} : { ...checked, pfId: chosenOf(checked.channels, account.pfId) }
  await ctx.transaction(async (tx) => {
    await recordCheck(tx, account.apiKey, { lastError: fault, checkedAt, ...found })
    ctx.audit.record({ after: { fault } })
  })
  return { fault }
}

export async function disconnect(ctx: MemberContext) {
  await ctx.transaction(async (tx) => {
    if (!(await deleteAccount(tx))) throw refuse('NOT_FOUND')
    ctx.audit.record({})
  })
  return null
}

async function verdictOf(
  service: PhoneMessages,
): Promise<{ balance: number; channels: KakaoChannel[] } | { fault: AlimtalkAccountFault }> {
  try {
    const { balance } = await service.checkAccount()
    return { balance: Math.floor(balance), channels: await service.listChannels() }
  } catch (error) {
    if (error instanceof PhoneServiceRefused) return { fault: error.isAccount ? 'KEYS' : 'UNREACHABLE' }
    if (error instanceof PhoneServiceUnreachable) return { fault: 'UNREACHABLE' }
    throw error
  }
}

const PACE = { most: 20, everySeconds: 6 }
/** TOO_MANY_REQUESTS: each of these calls is one to Solapi. */
export async function checkPace({ channelSeq, ports: { limits } }: Context) {
  if (!(await limits.allow({ [`alimtalk:${channelSeq}`]: PACE }))) throw refuse('TOO_MANY_REQUESTS')
}

/** The answer of Solapi, or what it refused as a refusal; of what is neither the keys nor time, this one. */
export async function orRefused<Answer>(
  answer: Promise<Answer>,
  otherwise:
    | 'ALIMTALK_TEMPLATE_REFUSED'
    | 'ALIMTALK_MESSAGE_REFUSED'
    | 'FRIENDTALK_IMAGE_REFUSED' = 'ALIMTALK_TEMPLATE_REFUSED',
) {
  try {
    return await answer
  } catch (error) {
    if (error instanceof PhoneServiceUnreachable) throw refuse('ALIMTALK_UNREACHABLE')
    if (!(error instanceof PhoneServiceRefused)) throw error
    if (error.isAccount) throw refuse('ALIMTALK_KEYS_REFUSED')
    throw refuse(error.retryAfter === null ? otherwise : 'ALIMTALK_UNREACHABLE')
  }
}
