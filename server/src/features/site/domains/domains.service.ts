import { randomBytes } from 'node:crypto'
import { MAX_DOMAINS, type domainProblems } from 'contract/site/domains/schemas'
import type { ChannelSeq, DomainSeq } from 'contract/values/ids'
import type { Context, MemberContext, PlatformContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { getOwnAddress, sayChanged, sayNamesChanged } from '../sites/sites.public.ts'
import {
  clearPrimary,
  findDomain,
  findDomains,
  findProved,
  insertDomain,
  isProved,
  lockName,
  updateDomain,
  type DomainRow,
} from './domains.queries.ts'
import {
  hasWaitedTooLong,
  isHeld,
  isLost,
  isUsable,
  nameIn,
  proofName,
  proofOf,
  verdictOf,
} from './domains.rules.ts'

/** A site's domains as its settings show them, each with the required DNS records. */
export async function listDomains(ctx: Context) {
  const siteUrl = await getOwnAddress(ctx)
  const { hostname } = new URL(siteUrl)
  const addresses = await ctx.ports.resolver.addresses(hostname)
  const rows = await findDomains(ctx.db, ctx.channelSeq)
  return { list: rows.map((row) => viewOf(ctx, row, { hostname, addresses })), siteUrl }
}

function viewOf(ctx: Context, row: DomainRow, here: { hostname: string; addresses: string[] }) {
  const { domainSeq, domain, isPrimary, checkedAt, requestedAt } = row
  const state = row.state === 'REMOVED' ? ('FAILED' as const) : row.state
  const four = here.addresses.filter((address) => !address.includes(':'))
  return {
    domainSeq,
    domain,
    state,
    problem: problemOf(row.problem),
    isPrimary,
    checkedAt,
    requestedAt,
    url: ctx.ports.addresses.own(domain),
    proof: { type: 'TXT' as const, name: proofName(domain), value: proofOf(row.verifyToken) },
    leads: [
      { type: 'CNAME' as const, name: domain, value: here.hostname },
      ...four.map((value) => ({ type: 'A' as const, name: domain, value })),
    ],
  }
}
const problems = ['NO_PROOF', 'WRONG_PROOF', 'NO_ADDRESS', 'LEADS_ELSEWHERE', 'TAKEN'] as const
const problemOf = (text: string | null): (typeof domainProblems)[number] | null =>
  problems.find((one) => one === text) ?? null

/** Requests a domain: its DNS records are checked from now on. */
export async function requestDomain(ctx: MemberContext, input: string) {
  const domain = nameIn(input)
  const { settings, addresses } = ctx.ports
  const ours = [new URL(addresses.platform).hostname, ...(settings.baseDomain ? [settings.baseDomain] : [])]
  if (!isUsable(domain, ours)) throw refuse('DOMAIN_UNUSABLE')
  const { channelSeq } = ctx
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    if (await findProved(tx, domain)) throw refuse('ADDRESS_TAKEN')
    if ((await findDomains(tx, channelSeq)).length >= MAX_DOMAINS) throw refuse('TOO_MANY_DOMAINS')
    const verifyToken = randomBytes(16).toString('hex')
    const inserted = await insertDomain(tx, { channelSeq, domain, verifyToken, now: ctx.now() })
    if (!inserted) throw refuse('ADDRESS_TAKEN')
    return inserted
  })
}

/** Checks the DNS records now. The caller may have changed them, so a failed domain is retried. */
export async function checkNow(ctx: MemberContext, domainSeq: DomainSeq) {
  const row = await findDomain(ctx.db, ctx.channelSeq, domainSeq)
  if (!row) throw refuse('NOT_FOUND')
  if (row.state === 'ACTIVE') return { state: row.state }
  const pace = { most: 20, everySeconds: 6 }
  if (!(await ctx.ports.limits.allow({ [`domain:${ctx.channelSeq}`]: pace })))
    throw refuse('TOO_MANY_REQUESTS')
  return { state: await look(ctx, row, { since: row.state === 'FAILED' ? ctx.now() : row.pendingSince }) }
}

/** The actual and required DNS records of a domain; queried outside a transaction, because name servers may be slow. */
async function ask(ctx: Context, { domain, verifyToken }: DomainRow) {
  const { resolver, addresses } = ctx.ports
  const site = new URL(await getOwnAddress(ctx)).hostname
  const [txt, cname, found, here] = await Promise.all([
    resolver.txt(proofName(domain)),
    resolver.cname(domain),
    resolver.addresses(domain),
    resolver.addresses(site),
  ])
  const hosts = [site, new URL(addresses.platform).hostname]
  return { seen: { txt, cname, addresses: found }, wanted: { token: verifyToken, hosts, addresses: here } }
}

/** Sets the state of a domain from its DNS records. */
export async function look(ctx: Context, row: DomainRow, { since }: { since: Date }) {
  const { domain, domainSeq } = row
  const { seen, wanted } = await ask(ctx, row)
  const verdict = verdictOf(seen, wanted)
  const now = ctx.now()
  const { channelSeq } = ctx
  const domainRef = { channelSeq, domainSeq }
  const state = await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    // The domain was removed or decided by another process during the query.
    const still = await findDomain(tx, channelSeq, domainSeq)
    if (still?.state !== row.state) return still?.state === 'ACTIVE' ? 'ACTIVE' : row.state
    await lockName(tx, domain)
    const proved = await findProved(tx, domain)
    const isTaken = proved !== undefined && proved.channelSeq !== channelSeq
    const change = isTaken
      ? { state: 'FAILED' as const, problem: 'TAKEN' as const }
      : verdict.state !== 'ACTIVE' && hasWaitedTooLong(since, now)
        ? { state: 'FAILED' as const, problem: verdict.problem }
        : verdict
    const isFirst = !(await findDomains(tx, channelSeq)).some(({ isPrimary }) => isPrimary)
    const active = change.state === 'ACTIVE' ? { activatedAt: now, isPrimary: isFirst } : {}
    await updateDomain(tx, domainRef, { ...change, ...active, pendingSince: since, checkedAt: now })
    return change.state
  })
  if (state === 'ACTIVE') sayMoved(ctx)
  return state === 'REMOVED' ? ('FAILED' as const) : state
}

/**
 * Releases an active domain that is neither verified nor points here at two checks in a row, because it may have a new owner: the
 * site continues at its own address, and the domain is requested again in case it returns.
 */
export async function lookAgain(ctx: Context, row: DomainRow) {
  const { seen, wanted } = await ask(ctx, row)
  const { problem } = isHeld(seen, wanted) ? { problem: null } : verdictOf(seen, wanted)
  const { channelSeq } = ctx
  const domainRef = { channelSeq, domainSeq: row.domainSeq }
  const now = ctx.now()
  const since = row.problem ? row.pendingSince : now
  const isGone = problem !== null && isLost(since, now)
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    const still = await findDomain(tx, channelSeq, row.domainSeq)
    if (still?.state !== 'ACTIVE') return
    await updateDomain(tx, domainRef, {
      problem,
      checkedAt: now,
      ...(problem && { pendingSince: isGone ? now : since }),
    })
    if (isGone) await letGo(tx, domainRef, 'DNS_PENDING')
  })
  if (isGone) sayMoved(ctx)
}

export async function makePrimary(ctx: MemberContext, domainSeq: DomainSeq) {
  const { channelSeq } = ctx
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    const row = await findDomain(tx, channelSeq, domainSeq)
    if (row?.state !== 'ACTIVE') throw refuse('NOT_FOUND')
    await clearPrimary(tx, channelSeq)
    await updateDomain(tx, { channelSeq, domainSeq }, { isPrimary: true })
  })
  sayMoved(ctx)
  return null
}

export async function removeDomain(ctx: MemberContext, domainSeq: DomainSeq) {
  const { channelSeq } = ctx
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    if (!(await findDomain(tx, channelSeq, domainSeq))) throw refuse('NOT_FOUND')
    await letGo(tx, { channelSeq, domainSeq }, 'REMOVED')
  })
  sayMoved(ctx)
  return null
}

/** The site continues at its next domain, or at its own address. */
async function letGo(
  tx: ChannelTx,
  { channelSeq, domainSeq }: { channelSeq: ChannelSeq; domainSeq: DomainSeq },
  state: 'DNS_PENDING' | 'REMOVED',
) {
  await updateDomain(tx, { channelSeq, domainSeq }, { state, isPrimary: false })
  const left = (await findDomains(tx, channelSeq)).filter((one) => one.state === 'ACTIVE')
  const [next] = left
  if (next && !left.some(({ isPrimary }) => isPrimary))
    await updateDomain(tx, { channelSeq, domainSeq: next.domainSeq }, { isPrimary: true })
}

/** Cached pages contain the site's address, so all are rendered anew. */
function sayMoved(ctx: Context) {
  sayNamesChanged(ctx)
  sayChanged(ctx, ctx.channelSeq)
  ctx.ports.forgetPages(ctx.channelSeq, ['sites'])
}

/** NOT_FOUND unless the domain was verified: nobody can request certificates for names that only point here. */
export async function requireProved({ platform }: PlatformContext, domain: string) {
  if (!(await isProved(platform, domain.toLowerCase()))) throw refuse('NOT_FOUND')
  return null
}
