import type { AliasDraft } from 'contract/site/catalogs/schemas'
import { MAX_ALIASES, checkAlias } from 'contract/site/catalogs/catalogs.rules'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { sayChannelChanged } from '../../../platform/realtime/bus.ts'
import { refuse } from '../../../platform/refuse.ts'
import * as queries from './catalogs.queries.ts'

export function addAlias(ctx: MemberContext, draft: AliasDraft) {
  requireFine(draft.alias)
  return changing(ctx, async (tx) => {
    const known = await queries.findAliases(tx)
    if (known.some(({ alias }) => alias === draft.alias)) throw refuse('ALIAS_TAKEN')
    if (known.length >= MAX_ALIASES) throw refuse('ALIASES_FULL')
    ctx.audit.record({ about: draft.alias })
    await queries.deleteFormerAlias(tx, draft.alias)
    await queries.insertAlias(tx, { ...draft, createdAt: ctx.now() })
  })
}

/** The old URLs redirect to the new ones. */
export function saveAlias(ctx: MemberContext, alias: string, draft: AliasDraft) {
  requireFine(draft.alias)
  return changing(ctx, async (tx) => {
    const known = await queries.findAliases(tx)
    const stored = known.find((one) => one.alias === alias)
    if (!stored) throw refuse('NOT_FOUND')
    const isMoved = draft.alias !== alias
    if (isMoved && known.some((one) => one.alias === draft.alias)) throw refuse('ALIAS_TAKEN')
    ctx.audit.record({ about: alias, before: stored, after: draft })
    await queries.updateAlias(tx, alias, draft)
    if (!isMoved) return
    await queries.deleteFormerAlias(tx, draft.alias)
    await queries.upsertFormerAlias(tx, { former: alias, alias: draft.alias, createdAt: ctx.now() })
  })
}

export function removeAlias(ctx: MemberContext, alias: string) {
  return changing(ctx, async (tx) => {
    const known = await queries.findAliases(tx)
    if (!known.some((one) => one.alias === alias)) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: alias })
    await queries.deleteAlias(tx, alias)
    await queries.upsertFormerAlias(tx, { former: alias, alias: null, createdAt: ctx.now() })
  })
}

/** Serializes changes, and notifies every process after the commit. */
async function changing(ctx: MemberContext, change: (tx: ChannelTx) => Promise<void>) {
  await ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    await change(tx)
  })
  sayChannelChanged(ctx.ports.bus, ctx.channelSeq)
  return null
}

function requireFine(alias: string) {
  const objection = checkAlias(alias)
  if (objection) throw refuse(objection === 'FORM' ? 'ALIAS_FORM' : 'ALIAS_RESERVED')
}
