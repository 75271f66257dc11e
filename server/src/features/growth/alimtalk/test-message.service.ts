import { mobileNumber } from 'contract/growth/alimtalk/alimtalk.rules'
import { variableValues } from 'contract/growth/campaigns/campaigns.rules'
import type { AlimtalkTemplateSeq } from 'contract/values/ids'
import type { MemberContext } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findPeople } from '../../people/accounts/accounts.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { checkPace, getSender, orRefused } from './account.service.ts'
import { getTemplate } from './templates.service.ts'

/** Sends an approved template to the caller, as if they were one of its receivers. */
export async function testTemplate(ctx: MemberContext, alimtalkTemplateSeq: AlimtalkTemplateSeq) {
  await checkPace(ctx)
  const { name, state, templateId, pfId } = await getTemplate(ctx, alimtalkTemplateSeq)
  if (state !== 'APPROVED' || !templateId || !pfId) throw refuse('ALIMTALK_TEMPLATE_UNAPPROVED')
  const { service } = await getSender(ctx)
  const [person] = await findPeople(ctx.db, [ctx.user.userSeq])
  const to = mobileNumber(person?.phone ?? null)
  if (to === null) throw refuse('ALIMTALK_PHONE_MISSING')
  const { siteName } = await getBrand(ctx)
  const variables = variableValues(ctx.user.name, siteName)
  const message = { key: `test:${ctx.user.userSeq}`, to, pfId, templateId, variables }
  const [result] = await orRefused(service.sendAlimTalks([message]), 'ALIMTALK_MESSAGE_REFUSED')
  if (result?.state !== 'ACCEPTED') throw refuse('ALIMTALK_MESSAGE_REFUSED')
  ctx.audit.record({ about: name })
  return { phoneEnd: to.slice(-4) }
}
