import { mobileNumber } from 'contract/growth/alimtalk/alimtalk.rules'
import { variableValues } from 'contract/growth/campaigns/campaigns.rules'
import type { Context } from '../../../platform/context.ts'
import {
  PhoneServiceRefused,
  PhoneServiceUnreachable,
  type AlimTalk,
  type PhoneResult,
} from '../../../platform/phone-messages/phone-messages.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import { findAlimtalkTemplate, findSender } from '../alimtalk/alimtalk.public.ts'
import type { WholeCampaign } from './campaigns.queries.ts'
import type { MessageResult, Receiver } from './messages.queries.ts'
import { waysOut } from './sending.rules.ts'

interface Taker {
  person: Receiver
}
/**
 * Hands the messages of an AlimTalk over in one call. A call without an answer may have been carried out, so its messages are not sent again.
 * What refuses the whole call, such as a key or an empty balance, would refuse all others: their messages wait. docs/rules.md R-1131.
 */
export async function deliverAlimTalks(
  ctx: Context,
  { alimtalkTemplateSeq }: WholeCampaign,
  takers: readonly Taker[],
): Promise<Delivered> {
  if (takers.length === 0) return { results: [], refusal: null }
  const all = (result: Ending, refusal: string | null = null): Delivered => ({
    results: takers.map(({ person }) => ({ userSeq: person.userSeq, ...result })),
    refusal,
  })
  const template = alimtalkTemplateSeq && (await findAlimtalkTemplate(ctx.db, alimtalkTemplateSeq))
  const sender = await findSender(ctx)
  if (!template || !template.templateId || !template.pfId || !sender)
    return all(handedBack, waysOut.noAccount)
  const { templateId, pfId } = template
  const { siteName } = await getBrand(ctx)
  const messages = takers.map(({ person }): AlimTalk => ({
    key: String(person.userSeq),
    to: mobileNumber(person.phone) ?? '',
    pfId,
    templateId,
    variables: variableValues(person.name, siteName),
  }))
  try {
    const results = await sender.service.sendAlimTalks(messages)
    const ended = takers.map(({ person: { userSeq } }) => ({
      userSeq,
      ...endingOf(results.find(({ key }) => key === String(userSeq))),
    }))
    return { results: ended, refusal: null }
  } catch (error) {
    if (error instanceof PhoneServiceUnreachable) return all({ state: 'UNCERTAIN', reason: waysOut.lost })
    if (!(error instanceof PhoneServiceRefused)) throw error
    // Nothing was taken. Too many requests end by themselves; keys and money are a matter of staff.
    return all(handedBack, error.retryAfter === null ? error.code : null)
  }
}

export interface Delivered {
  results: MessageResult[]
  /** Why none was taken and none will be until staff do something: a code of the service, or `NO_ACCOUNT`. */
  refusal: string | null
}

const handedBack = { state: 'QUEUED', isServerDown: true } as const

type Ending =
  | { state: 'SENT' }
  | { state: 'FAILED' | 'UNCERTAIN'; reason: string }
  | { state: 'QUEUED'; isServerDown: boolean }
function endingOf(result: PhoneResult | undefined): Ending {
  if (!result) return { state: 'UNCERTAIN', reason: waysOut.lost }
  return result.state === 'ACCEPTED' ? { state: 'SENT' } : { state: 'FAILED', reason: result.code }
}
