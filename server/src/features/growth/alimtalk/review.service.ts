import { randomUUID } from 'node:crypto'
import { isTemplateEditable, type AlimtalkTemplateState } from 'contract/growth/alimtalk/alimtalk.rules'
import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type KakaoTemplate,
  type KakaoTemplateState,
} from '../../../platform/phone-messages/phone-messages.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findAccount } from './account.queries.ts'
import { checkPace, getSender, openAccount, orRefused } from './account.service.ts'
import { isInUse } from './template-use.queries.ts'
import { updateTemplate, type TemplateRow } from './templates.queries.ts'
import { getTemplate, lock } from './templates.service.ts'

const stateOf: Readonly<Record<KakaoTemplateState, AlimtalkTemplateState>> = {
  PENDING: 'DRAFT',
  INSPECTING: 'REQUESTED',
  APPROVED: 'APPROVED',
  REJECTED: 'REJECTED',
}

/**
 * Makes the template at Solapi as it is now, and requests its review. What was there before of a rejected one goes first, so that what is
 * reviewed is what stands here. Solapi takes a name once, also where the answer to it was lost, so each try has a name of its own. docs/rules.md R-1130.
 */
export async function requestReview(ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  await checkPace(ctx)
  const { service, pfId } = await getSender(ctx)
  const template = await getTemplate(ctx, alimtalkTemplateSeq)
  if (!isTemplateEditable(template.state)) throw refuse('ALIMTALK_TEMPLATE_FIXED')
  const { name, content, buttons, templateId: earlier } = template
  if (earlier !== null) await orRefused(service.deleteTemplate(earlier))
  const named = { name: `${name} ${randomUUID().slice(0, 4)}`, content, buttons }
  const { templateId } = await orRefused(service.createTemplate(pfId, named))
  if (!(await claim(ctx, template, { templateId, pfId }))) {
    await tryDelete(service.deleteTemplate(templateId))
    throw refuse('ALIMTALK_TEMPLATE_FIXED')
  }
  const reviewed = await orRefused(service.requestReview(templateId))
  await store(ctx, alimtalkTemplateSeq, reviewOf(reviewed))
  ctx.audit.record({ about: name })
  return null
}

/** False where somebody else requested the review, or changed the template, since it was read. */
const claim = (
  ctx: MemberContext,
  { alimtalkTemplateSeq, templateId, updatedAt }: TemplateRow,
  made: { templateId: string; pfId: string },
) =>
  ctx.transaction(async (tx) => {
    const now = await lock(tx, alimtalkTemplateSeq)
    const isSame = now.templateId === templateId && now.updatedAt.getTime() === updatedAt.getTime()
    if (isSame) await updateTemplate(tx, alimtalkTemplateSeq, { ...made, updatedAt: ctx.now() })
    return isSame
  })

/** Reads how the review stands; one that is gone at Solapi is a draft again. */
export async function readReview(ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  await checkPace(ctx)
  const { templateId, name } = await getTemplate(ctx, alimtalkTemplateSeq)
  if (templateId === null) throw refuse('NOT_FOUND')
  const { service } = await getSender(ctx)
  const found = await orRefused(service.findTemplate(templateId))
  const gone = { state: 'DRAFT' as const, comment: null, templateId: null, pfId: null }
  await store(ctx, alimtalkTemplateSeq, found ? reviewOf(found) : gone)
  ctx.audit.record({ about: name })
  return null
}

const reviewOf = ({ state, comment }: KakaoTemplate) => ({ state: stateOf[state], comment })

type Stored = Omit<Parameters<typeof updateTemplate>[2], 'updatedAt'>
const store = (ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq, change: Stored) =>
  ctx.transaction(async (tx) => {
    await lock(tx, alimtalkTemplateSeq)
    await updateTemplate(tx, alimtalkTemplateSeq, { ...change, updatedAt: ctx.now() })
  })

/** Also at Solapi; where that does not answer, or the account is gone, it stays there. */
export async function deleteTemplate(ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  const { templateId } = await getTemplate(ctx, alimtalkTemplateSeq)
  await ctx.transaction(async (tx) => {
    const { name } = await lock(tx, alimtalkTemplateSeq)
    if (await isInUse(tx, alimtalkTemplateSeq)) throw refuse('ALIMTALK_TEMPLATE_IN_USE')
    const now = ctx.now()
    await updateTemplate(tx, alimtalkTemplateSeq, { deletedAt: now, updatedAt: now })
    ctx.audit.record({ about: name })
  })
  const account = await findAccount(ctx.db)
  if (account && templateId !== null) await tryDelete(openAccount(ctx, account).deleteTemplate(templateId))
  return null
}
async function tryDelete(deletion: Promise<void>) {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof PhoneServiceRefused) && !(error instanceof PhoneServiceUnreachable)) throw error
  }
}
