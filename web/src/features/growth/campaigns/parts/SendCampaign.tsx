import { useState } from 'react'
import { reachOf } from 'contract/growth/campaigns/campaigns.rules'
import { goesAtNight, quietUntil } from 'contract/growth/campaigns/quiet-hours.rules'
import { nextHalfHour, parseSeoul, seoulInput, seoulParts } from 'contract/values/korea-time'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { DateTimeInput } from '../../../../ui/forms/DateTimeInput.tsx'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useAudienceCount, useSendCampaign, type CampaignDetail } from '../campaigns.api.ts'
import { campaignFormMessages } from '../campaign-form.messages.ts'
import { useCost } from '../use-cost.ts'
import { campaignMessages } from '../campaigns.messages.ts'
import css from './campaigns.module.css'

interface SendCampaignProps {
  campaign: CampaignDetail
  onClose: () => void
}

/** Says how many get it, and sends it now or at a time. */
export function SendCampaign({ campaign, onClose }: SendCampaignProps) {
  const t = useMessages(campaignMessages)
  const { language } = useSite()
  const now = useNow()
  const { run, error, isRunning } = useSendCampaign(campaign.campaignId)
  const count = useReach(campaign)
  const [when, setWhen] = useState<'now' | 'later'>(campaign.scheduledAt ? 'later' : 'now')
  const [time, setTime] = useState(() =>
    seoulInput(campaign.scheduledAt ? new Date(campaign.scheduledAt) : nextHalfHour(now)),
  )
  const scheduledAt = when === 'later' ? parseSeoul(time) : null
  const isWrong = when === 'later' && (scheduledAt === null || scheduledAt <= now)
  const send = () =>
    void run({ body: { scheduledAt: scheduledAt?.toISOString() ?? null } }).then(
      () => {
        const text = scheduledAt
          ? t('sendPlanned', { time: formatDateTime(scheduledAt, language) })
          : t('sendBegun')
        toast({ text, tone: 'ok' })
        onClose()
      },
      // Shown in the dialog.
      () => null,
    )
  return (
    <FormDialog
      title={t('sendTitle')}
      okLabel={t('send')}
      cancelLabel={t('cancel')}
      onOk={send}
      onClose={onClose}
      busy={isRunning}
      disabled={isWrong || count === 0}
    >
      <div className={css.stack}>
        {count !== null && <p>{count === 0 ? t('sendNobody') : t('sendTo', { count })}</p>}
        <Cost campaign={campaign} count={count ?? 0} />
        <RadioGroup
          label={t('sendWhen')}
          layout="row"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: t('sendNow') },
            { value: 'later', label: t('sendLater') },
          ]}
        />
        {when === 'later' && (
          <DateTimeInput
            label={t('sendAt')}
            hint={t('sendAtHint')}
            value={time}
            onChange={setTime}
            error={isWrong ? t('sendAtNeeded') : undefined}
          />
        )}
        <NightNotice campaign={campaign} at={scheduledAt ?? now} />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}

function useReach(campaign: CampaignDetail) {
  const { audience, segment } = campaign
  const { data } = useAudienceCount({ segment, conditions: audience.conditions })
  if (!data) return null
  return reachOf(campaign, data)
}

function Cost({ campaign, count }: { campaign: CampaignDetail; count: number }) {
  const t = useMessages(campaignFormMessages)
  const cost = useCost({ ...campaign, text: campaign.content }, count)
  if (cost === null || count === 0) return null
  return <p className={css.faint}>{t('cost', { amount: withSeparators(cost) })}</p>
}

function NightNotice({ campaign, at }: { campaign: CampaignDetail; at: Date }) {
  const t = useMessages(campaignMessages)
  const { language } = useSite()
  const morning = quietUntil(campaign, at)
  if (morning)
    return (
      <Notice tone="soon">
        {t('quietNote', { time: formatDateTime(morning, language) })}
        {goesAtNight(campaign.channelType) && ` ${t('nightTakers')}`}
      </Notice>
    )
  if (campaign.channelType !== 'EMAIL' || !campaign.isAd || !isNight(at)) return null
  return <Notice tone="soon">{t('nightNote')}</Notice>
}

/** From nine in the evening to eight in the morning; for mail a matter of courtesy, not of law. docs/rules.md R-1085. */
function isNight(at: Date) {
  const { hour } = seoulParts(at)
  return hour >= 21 || hour < 8
}
