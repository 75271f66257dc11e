import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useDeleteCampaign, useStopCampaign, type Campaign } from '../campaigns.api.ts'
import { campaignMessages } from '../campaigns.messages.ts'

export interface Ending {
  campaign: Pick<Campaign, 'campaignId' | 'name'>
  /** Sends no more, or removes it from the list. */
  action: 'stop' | 'remove'
}

interface EndCampaignProps extends Ending {
  onClose: () => void
  onDone?: (() => void) | undefined
}

/** Neither can be undone. */
export function EndCampaign({ campaign: { campaignId, name }, action, onClose, onDone }: EndCampaignProps) {
  const t = useMessages(campaignMessages)
  const stop = useStopCampaign()
  const remove = useDeleteCampaign()
  const { run, error, isRunning } = action === 'stop' ? stop : remove
  const finish = () =>
    void run({ campaignId }).then(
      () => {
        toast({ text: t(action === 'stop' ? 'stopped' : 'removed'), tone: 'ok' })
        onClose()
        onDone?.()
      },
      // Shown below.
      () => null,
    )
  return (
    <Confirm
      open
      danger
      title={t(`${action}Title`)}
      okLabel={t(action)}
      cancelLabel={t('cancel')}
      busy={isRunning}
      onOk={finish}
      onCancel={onClose}
    >
      {t(`${action}Text`, { name })}
      {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </Confirm>
  )
}
