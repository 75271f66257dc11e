import { MAX_TEMPLATES } from 'contract/growth/message-templates/message-templates.rules'
import type { MessageTemplateInput } from 'contract/growth/message-templates/schemas'
import type { MessageTemplateSeq } from 'contract/values/ids'
import type { Context, MemberContext } from '../../../platform/context.ts'
import type { ChannelTx } from '../../../platform/db/channel-db.ts'
import { lockChannel } from '../../../platform/db/channels.queries.ts'
import { refuse } from '../../../platform/refuse.ts'
import { cleanTexts, dropTexts, showPictures, writeTexts } from '../../system/files/rich-texts.public.ts'
import {
  countTemplates,
  deleteTemplate,
  findByName,
  findTemplate,
  insertTemplate,
  updateTemplate,
} from './message-templates.queries.ts'

const place = 'MESSAGE_TEMPLATE'

export async function getTemplate({ db }: Context, messageTemplateSeq: MessageTemplateSeq) {
  const template = await findTemplate(db, messageTemplateSeq)
  if (!template) throw refuse('NOT_FOUND')
  return template
}

/** Names and their number are compared while the site is locked. docs/rules.md R-1128. */
export function createTemplate(ctx: MemberContext, input: MessageTemplateInput) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    if ((await countTemplates(tx)) >= MAX_TEMPLATES) throw refuse('MESSAGE_TEMPLATES_FULL')
    await checkName(tx, input.name, null)
    const now = ctx.now()
    const { texts, fileSeqs } = await cleanTexts(ctx, tx, { texts: { content: input.content }, shown: [] })
    const { messageTemplateSeq } = await insertTemplate(tx, { ...input, ...texts, now })
    await showPictures(tx, { place, placeSeq: messageTemplateSeq, before: [], after: fileSeqs, now })
    ctx.audit.record({ about: input.name })
    return { messageTemplateSeq }
  })
}

export function modifyTemplate(
  ctx: MemberContext,
  messageTemplateSeq: MessageTemplateSeq,
  input: MessageTemplateInput,
) {
  return ctx.transaction(async (tx) => {
    await lockChannel(tx, ctx.channelSeq)
    await checkName(tx, input.name, messageTemplateSeq)
    const { content } = input
    const texts = await writeTexts(ctx, tx, { place, placeSeq: messageTemplateSeq, texts: { content } })
    const found = await updateTemplate(tx, messageTemplateSeq, { ...input, ...texts, now: ctx.now() })
    if (!found) throw refuse('NOT_FOUND')
    ctx.audit.record({ about: input.name })
    return null
  })
}

export function removeTemplate(ctx: MemberContext, messageTemplateSeq: MessageTemplateSeq) {
  return ctx.transaction(async (tx) => {
    const gone = await deleteTemplate(tx, messageTemplateSeq)
    if (!gone) throw refuse('NOT_FOUND')
    await dropTexts(tx, { place, placeSeqs: [messageTemplateSeq], now: ctx.now() })
    ctx.audit.record({ about: gone.name })
    return null
  })
}

async function checkName(tx: ChannelTx, name: string, own: MessageTemplateSeq | null) {
  const other = await findByName(tx, name)
  if (other && other.messageTemplateSeq !== own) throw refuse('MESSAGE_TEMPLATE_NAME_TAKEN')
}
