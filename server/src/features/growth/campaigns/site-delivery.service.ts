import { filled, subjectOf, variableValues } from 'contract/growth/campaigns/campaigns.rules'
import { alarmTypes } from 'contract/values/type-codes'
import type { Context } from '../../../platform/context.ts'
import { CAMPAIGN_ALARM, raiseAlarms } from '../../messaging/notifications/notifications.public.ts'
import { getBrand } from '../../site/sites/sites.public.ts'
import type { Cause } from './causes.rules.ts'
import type { WholeCampaign } from './campaigns.queries.ts'
import type { Receiver } from './messages.queries.ts'
import type { Delivered } from './phone-delivery.service.ts'

/** Makes it a notification of each of them, all in one transaction. docs/rules.md R-1100. */
export async function deliverInSite(
  ctx: Context,
  { campaignSeq, content, isAd, linkPath }: WholeCampaign,
  takers: readonly { person: Receiver; cause: Cause }[],
): Promise<Delivered> {
  const { siteName } = await getBrand(ctx)
  const text = subjectOf({ subject: content, isAd })
  const alarms = takers.map(({ person: { userSeq, name }, cause }) => ({
    alarmType: alarmTypes.member,
    courseSeq: null,
    to: [userSeq],
    content: { kind: 'campaign', title: filled(text, variableValues(name, siteName)) },
    path: linkPath ?? '/main',
    once: [`${CAMPAIGN_ALARM}${campaignSeq}`, ...(cause ? [cause] : [])].join(':'),
  }))
  await raiseAlarms(ctx, alarms)
  return {
    results: takers.map(({ person: { userSeq }, cause }) => ({ userSeq, cause, state: 'SENT' as const })),
    refusal: null,
    apiKey: null,
  }
}
