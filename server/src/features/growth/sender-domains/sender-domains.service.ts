import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { senderBroken } from 'contract/growth/sender-domains/events'
import { senderRecords, type SenderDomain } from 'contract/growth/sender-domains/schemas'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { emit } from '../../../platform/jobs/tasks.ts'
import { addressIn } from '../../../platform/mail/mailer.ts'
import { refuse } from '../../../platform/refuse.ts'
import { isUsable, nameIn } from '../../site/domains/domains.public.ts'
import { senderKeyLabel } from '../../system/mail/mail.public.ts'
import {
  deleteSender,
  findSenderDomain,
  lockSenderDomain,
  recordSenderCheck,
  saveSender,
  updateLocalPart,
  type SenderDomainRow,
} from './sender-domains.queries.ts'
import {
  dkimName,
  dkimValue,
  DMARC_VALUE,
  dmarcName,
  dmarcNames,
  isBroken,
  problemsOf,
  spfOf,
  spfValue,
  type SeenRecords,
} from './sender-domains.rules.ts'

const newKeyPair = promisify(generateKeyPair)

/** The host whose SPF record names our mail servers: the domain of the installation's own sender. */
function includedHost({ ports }: Context) {
  const { smtp } = ports.settings
  const ours = new URL(ports.addresses.platform).hostname
  return smtp ? (addressIn(smtp.from).split('@').at(-1) ?? ours) : ours
}

export async function getSender(ctx: Context) {
  const row = await findSenderDomain(ctx.db)
  const { smtp } = ctx.ports.settings
  return { sender: row ? viewOf(ctx, row) : null, standardAddress: smtp && addressIn(smtp.from) }
}

function viewOf(ctx: Context, row: SenderDomainRow): SenderDomain {
  const { domain, localPart, state, checkedAt, verifiedAt, problems } = row
  const texts = {
    DKIM: { name: dkimName(row), value: dkimValue(row.publicKey) },
    SPF: { name: domain, value: spfValue(row.spfSeen, includedHost(ctx)) },
    DMARC: { name: dmarcName(domain), value: DMARC_VALUE },
  }
  const records = senderRecords.map((kind) => ({ kind, ...texts[kind], problem: problems[kind] ?? null }))
  return { domain, localPart, state, records, checkedAt, verifiedAt }
}

interface SenderInput {
  domain: string
  localPart: string
}
/** Another domain gets a key of its own, so that nobody who had the old one signs for it. */
export async function saveSenderDomain(ctx: MemberContext, { domain: input, localPart }: SenderInput) {
  const domain = nameIn(input)
  const { settings, addresses, secrets } = ctx.ports
  const ours = [new URL(addresses.platform).hostname, ...(settings.baseDomain ? [settings.baseDomain] : [])]
  if (!isUsable(domain, ours)) throw refuse('DOMAIN_UNUSABLE')
  const { publicKey, privateKey } = await newKeyPair('rsa', { modulusLength: 2048 })
  const fresh = {
    selector: `sd${randomBytes(4).toString('hex')}`,
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sealedKey: secrets.wrap(
      Buffer.from(privateKey.export({ type: 'pkcs8', format: 'pem' })),
      senderKeyLabel(ctx.channelSeq),
    ),
  }
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const before = await lockSenderDomain(tx)
    if (before?.domain === domain) await updateLocalPart(tx, localPart)
    else await saveSender(tx, { domain, localPart, ...fresh, requestedAt: ctx.now() })
    ctx.audit.record({
      before: before ? { address: `${before.localPart}@${before.domain}` } : {},
      after: { address: `${localPart}@${domain}` },
    })
  })
  return null
}

export async function removeSenderDomain(ctx: MemberContext) {
  await ctx.transaction(async (tx) => {
    const row = await lockSenderDomain(tx)
    if (!row || !(await deleteSender(tx))) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: row.domain })
  })
  return null
}

const PACE = { most: 20, everySeconds: 6 }
export async function checkNow(ctx: MemberContext) {
  const row = await findSenderDomain(ctx.db)
  if (!row) throw refuse('NOT_FOUND')
  if (!(await ctx.ports.limits.allow({ [`sender-domain:${ctx.channelSeq}`]: PACE })))
    throw refuse('TOO_MANY_REQUESTS')
  const state = await look(ctx, row)
  ctx.audit.record({ about: row.domain })
  return { state }
}

/** Asks the name servers, outside a transaction because they may be slow, and records what they say. */
export async function look(ctx: Context, row: SenderDomainRow): Promise<SenderDomainRow['state']> {
  const seen = await ask(ctx, row)
  return ctx.transaction(async (tx) => {
    // Another domain was entered, or it was removed, while they were asked.
    const still = await lockSenderDomain(tx)
    if (still?.selector !== row.selector) return still?.state ?? row.state
    return settle(ctx, tx, { row: still, seen })
  })
}

async function ask(ctx: Context, row: SenderDomainRow): Promise<SeenRecords> {
  const { txt } = ctx.ports.resolver
  const [dkim, own, ...policies] = await Promise.all([
    txt(dkimName(row)),
    txt(row.domain),
    ...dmarcNames(row.domain).map((name) => txt(name)),
  ])
  return { dkim, own, dmarc: policies.find((records) => records.length > 0) ?? [] }
}

async function settle(
  ctx: Context,
  tx: ChannelTx,
  { row, seen }: { row: SenderDomainRow; seen: SeenRecords },
) {
  const now = ctx.now()
  const problems = problemsOf(seen, { publicKey: row.publicKey, host: includedHost(ctx) })
  const isRight = Object.keys(problems).length === 0
  const failingSince = isRight ? null : (row.failingSince ?? now)
  const isLost = row.state === 'VERIFIED' && failingSince !== null && isBroken(failingSince, now)
  const state = isRight ? 'VERIFIED' : isLost ? 'BROKEN' : row.state
  const verifiedAt = isRight && row.state !== 'VERIFIED' ? now : row.verifiedAt
  await recordSenderCheck(tx, {
    state,
    problems,
    spfSeen: spfOf(seen),
    checkedAt: now,
    verifiedAt,
    failingSince,
  })
  if (isLost) await emit(tx, senderBroken, { domain: row.domain, at: now })
  return state
}
