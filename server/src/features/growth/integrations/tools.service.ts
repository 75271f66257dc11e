import { createHmac } from 'node:crypto'
import type { StoredTools } from 'contract/site/sites/tools.schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import {
  asksForMarketing,
  findInjectedTools,
  findKeptTools,
  sayChanged,
} from '../../site/sites/sites.public.ts'
import { updateFeatureSettings } from '../../site/sites/feature-settings.public.ts'
import { findChatSecret, removeChatSecret, upsertChatSecret } from './tools.queries.ts'

const labelOf = ({ channelSeq }: Context) => `chat:${channelSeq}`

export async function getTools(ctx: Context) {
  const tools = await findKeptTools(ctx, ctx.channelSeq)
  if (!tools) throw refuse('NOT_FOUND')
  return {
    ...tools,
    hasChatSecret: (await findChatSecret(ctx.db)) !== null,
    hasDefaultChat: ctx.ports.settings.chat !== null,
    marketingConsent: await asksForMarketing(ctx, ctx.channelSeq),
  }
}

interface ToolsInput extends StoredTools {
  chatSecret?: string | null | undefined
  marketingConsent?: boolean | undefined
}
export async function saveTools(
  ctx: MemberContext,
  { chatSecret, marketingConsent: asks, ...tools }: ToolsInput,
) {
  const before = await findKeptTools(ctx, ctx.channelSeq)
  const asksNow = await asksForMarketing(ctx, ctx.channelSeq)
  const updatedAt = ctx.now()
  await ctx.transaction(async (tx) => {
    await updateFeatureSettings(tx, ctx.channelSeq, {
      marketingTools: tools,
      asksMarketing: asks ?? asksNow,
      updatedAt,
    })
    // The secret of one chat must not sign for another.
    const isOther = before?.apiKeyId !== tools.apiKeyId
    if (chatSecret) {
      const sealed = ctx.ports.secrets.wrap(Buffer.from(chatSecret), labelOf(ctx))
      await upsertChatSecret(tx, { sealed, updatedAt })
    } else if (chatSecret === null || isOther) await removeChatSecret(tx)
    ctx.audit.record({
      before: { ...(before && factsOf(before)), marketingConsent: asksNow },
      after: { ...factsOf(tools), marketingConsent: asks ?? asksNow },
    })
  })
  sayChanged(ctx, ctx.channelSeq)
  return null
}
const factsOf = ({ apiKeyId, messengerKey, pixels }: StoredTools) => ({ apiKeyId, messengerKey, ...pixels })

const placeOf = {
  chat: () => 'https://cdn.channel.io/plugin/ch-plugin-web.js',
  messenger: (key: string) => `https://pf.kakao.com/${key}`,
}
/** Queries the service: whether it replies, and for the messenger whether it knows the key. */
export async function checkKey(ctx: MemberContext, tool: 'chat' | 'messenger') {
  const tools = await findKeptTools(ctx, ctx.channelSeq)
  const key = tool === 'chat' ? tools?.apiKeyId : tools?.messengerKey
  if (!key) throw refuse('NOT_FOUND')
  const pace = { most: 20, everySeconds: 6 }
  if (!(await ctx.ports.limits.allow({ [`tool-check:${ctx.channelSeq}`]: pace })))
    throw refuse('TOO_MANY_REQUESTS')
  const status = await ctx.ports.reach(placeOf[tool](key))
  if (status === null || status >= 500) return { verdict: 'UNREACHABLE' as const }
  return { verdict: status < 400 ? ('ANSWERS' as const) : ('UNKNOWN_KEY' as const) }
}

const PREFIX = 'seodang-'
/** The identity of a staff member for the chat. docs/rules.md R-274. */
export async function identify(ctx: MemberContext) {
  const tools = await findInjectedTools(ctx, ctx.channelSeq)
  if (!tools?.apiKeyId) throw refuse('NOT_FOUND')
  const { userSeq } = ctx.user
  const person = (await findPeople(ctx.db, [userSeq])).find((one) => one.userSeq === userSeq)
  const memberId = PREFIX + userSeq
  return {
    memberId,
    memberHash: hashOf(memberId, await secretOf(ctx)),
    name: ctx.user.name,
    mobileNumber: international(person?.phone ?? null),
    email: ctx.user.email || null,
  }
}

/** The site's secret where it has its own chat, otherwise the installation's. */
async function secretOf(ctx: MemberContext) {
  const own = await findKeptTools(ctx, ctx.channelSeq)
  if (!own?.apiKeyId) return ctx.ports.settings.chat?.secret ?? null
  const sealed = await findChatSecret(ctx.db)
  return sealed && ctx.ports.secrets.unwrap(sealed, labelOf(ctx)).toString('utf8')
}

/** @public the test uses the provider's own test vector */
export const hashOf = (memberId: string, secret: string | null) =>
  secret === null ? null : createHmac('sha256', Buffer.from(secret, 'hex')).update(memberId).digest('hex')

/** Phone numbers are stored in the Korean national form. */
const international = (phone: string | null) =>
  phone && /^0\d{8,10}$/.test(phone) ? `+82${phone.slice(1)}` : null
