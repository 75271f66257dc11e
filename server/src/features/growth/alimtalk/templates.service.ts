import { isTemplateEditable, MAX_ALIMTALK_TEMPLATES } from 'contract/growth/alimtalk/alimtalk.rules'
import type { AlimtalkTemplateInput } from 'contract/growth/alimtalk/schemas'
import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import {
  countTemplates,
  findByName,
  findTemplate,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './templates.queries.ts'

/** Names and their number are compared while the site is locked. docs/rules.md R-1130. */
export function createTemplate(ctx: MemberContext, input: AlimtalkTemplateInput) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    if ((await countTemplates(tx)) >= MAX_ALIMTALK_TEMPLATES) throw refuse('MESSAGE_TEMPLATES_FULL')
    await checkName(tx, input.name, null)
    const { alimtalkTemplateSeq } = await insertTemplate(tx, { ...input, now: ctx.now() })
    ctx.audit.record({ about: input.name })
    return { alimtalkTemplateSeq }
  })
}

/** What was rejected becomes a draft again. */
export function modifyTemplate(
  ctx: MemberContext,
  alimtalkTemplateSeq: AlimtalkTemplateSeq,
  input: AlimtalkTemplateInput,
) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    const template = await lock(tx, alimtalkTemplateSeq)
    if (!isTemplateEditable(template.state)) throw refuse('ALIMTALK_TEMPLATE_FIXED')
    await checkName(tx, input.name, alimtalkTemplateSeq)
    const change = { ...input, state: 'DRAFT' as const, comment: null, updatedAt: ctx.now() }
    await updateTemplate(tx, alimtalkTemplateSeq, change)
    ctx.audit.record({ about: input.name })
    return null
  })
}

export async function getTemplate(ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  const template = await findTemplate(ctx.db, alimtalkTemplateSeq)
  if (!template) throw refuse('NOT_FOUND')
  return template
}

export async function lock(tx: ChannelTx, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  const template = await lockTemplate(tx, alimtalkTemplateSeq)
  if (!template) throw refuse('NOT_FOUND')
  return template
}

async function checkName(tx: ChannelTx, name: string, own: AlimtalkTemplateSeq | null) {
  const other = await findByName(tx, name)
  if (other && other.alimtalkTemplateSeq !== own) throw refuse('MESSAGE_TEMPLATE_NAME_TAKEN')
}
