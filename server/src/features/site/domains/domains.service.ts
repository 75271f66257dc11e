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
import { hasWaitedTooLong, isHeld, isLost, isUsable, proofName, proofOf, verdictOf } from './domains.rules.ts'

/** A site's names as its settings show them, each with what has to stand at its name servers. */
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

/** The name alone of whatever somebody pasted, in the letters name servers use. */
function nameIn(text: string) {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
}

/** Wants a name: from now on it is looked for at its name servers. */
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

/** Looks at the name servers now. The caller has changed something, so a name that failed waits again. */
export async function checkNow(ctx: MemberContext, domainSeq: DomainSeq) {
  const row = await findDomain(ctx.db, ctx.channelSeq, domainSeq)
  if (!row) throw refuse('NOT_FOUND')
  if (row.state === 'ACTIVE') return { state: row.state }
  const pace = { most: 20, everySeconds: 6 }
  if (!(await ctx.ports.limits.allow({ [`domain:${ctx.channelSeq}`]: pace })))
    throw refuse('TOO_MANY_REQUESTS')
  return { state: await look(ctx, row, { since: row.state === 'FAILED' ? ctx.now() : row.pendingSince }) }
}

/** What stands at the name servers of a name, and what should; asked outside of a transaction, because they may be slow. */
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

/** What the name servers say decides. */
export async function look(ctx: Context, row: DomainRow, { since }: { since: Date }) {
  const { domain, domainSeq } = row
  const { seen, wanted } = await ask(ctx, row)
  const verdict = verdictOf(seen, wanted)
  const now = ctx.now()
  const { channelSeq } = ctx
  const place = { channelSeq, domainSeq }
  const state = await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    // Removed, or decided by somebody else, while the name servers were asked.
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
    await updateDomain(tx, place, { ...change, ...active, pendingSince: since, checkedAt: now })
    return change.state
  })
  if (state === 'ACTIVE') sayMoved(ctx)
  return state === 'REMOVED' ? ('FAILED' as const) : state
}

/**
 * A name in use that is neither proved nor leads here at two looks in a row is let go, because somebody else may own it by
 * now: the site answers at its own address, and the name is waited for as in the beginning, should it come back.
 */
export async function lookAgain(ctx: Context, row: DomainRow) {
  const { seen, wanted } = await ask(ctx, row)
  const { problem } = isHeld(seen, wanted) ? { problem: null } : verdictOf(seen, wanted)
  const { channelSeq } = ctx
  const place = { channelSeq, domainSeq: row.domainSeq }
  const now = ctx.now()
  const since = row.problem ? row.pendingSince : now
  const isGone = problem !== null && isLost(since, now)
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, channelSeq)
    const still = await findDomain(tx, channelSeq, row.domainSeq)
    if (still?.state !== 'ACTIVE') return
    await updateDomain(tx, place, {
      problem,
      checkedAt: now,
      ...(problem && { pendingSince: isGone ? now : since }),
    })
    if (isGone) await letGo(tx, place, 'DNS_PENDING')
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

/** The site goes on at the next name it has, or at its own address. */
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

/** Its pages name their address, so every kept one is drawn anew. */
function sayMoved(ctx: Context) {
  sayNamesChanged(ctx)
  sayChanged(ctx, ctx.channelSeq)
  ctx.ports.forgetPages(ctx.channelSeq, ['sites'])
}

/** NOT_FOUND unless the name was proved: nobody fetches certificates for names that only point here. */
export async function requireProved({ platform }: PlatformContext, domain: string) {
  if (!(await isProved(platform, domain.toLowerCase()))) throw refuse('NOT_FOUND')
  return null
}
