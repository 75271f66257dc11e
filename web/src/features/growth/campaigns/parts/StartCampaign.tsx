import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useSendCampaign, type CampaignDetail } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'

interface StartCampaignProps {
  campaign: CampaignDetail
  onClose: () => void
}

/** Lets a campaign go out by itself from now on. */
export function StartCampaign({ campaign: { campaignId }, onClose }: StartCampaignProps) {
  const t = useMessages(campaignMessages)
  const { run, error, isRunning } = useSendCampaign(campaignId)
  const start = () =>
    void run({ body: { scheduledAt: null } }).then(
      () => {
        toast({ text: t('started'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  return (
    <Confirm
      open
      title={t('startTitle')}
      okLabel={t('start')}
      cancelLabel={t('cancel')}
      busy={isRunning}
      onOk={start}
      onCancel={onClose}
    >
      {t('startText')}
      {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </Confirm>
  )
}
