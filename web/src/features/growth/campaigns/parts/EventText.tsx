import { useMessages } from '../../../../platform/words/use-messages.ts'
import { classChoices, usePublicClasses } from '../../segments/conditions.api.ts'
import { useOpenForms, type CampaignDetail } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'

type Event = NonNullable<CampaignDetail['event']>
/** What makes a campaign go out, in words. */
export function EventText({ event: { kind, courseSeqs, formSeqs, delayDays } }: { event: Event }) {
  const t = useMessages(campaignMessages)
  const classes = classChoices(usePublicClasses().data)
  const forms = useOpenForms()
  const titles = [
    ...courseSeqs.map((seq) => classes.find((one) => one.seq === seq)?.title ?? String(seq)),
    ...formSeqs.map((seq) => forms.find((one) => one.seq === seq)?.title ?? String(seq)),
  ]
  const later = delayDays === 0 ? t('atOnce') : t('daysLater', { days: delayDays })
  const what = kind === 'ACCESS_ENDS' ? t('onACCESS_ENDS', { days: delayDays }) : `${t(`on${kind}`)} ${later}`
  return titles.length === 0 ? what : `${what} (${titles.join(', ')})`
}
