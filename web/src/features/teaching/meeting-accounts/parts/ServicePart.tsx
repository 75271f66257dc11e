import { isVideoRoom } from 'contract/teaching/curriculum/live-items.rules'
import { liveServices, type LiveTypeCd } from 'contract/values/type-codes'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSaveLiveService, type AccountsReply } from '../meeting-accounts.api.ts'
import { meetingAccountMessages } from '../meeting-accounts.messages.ts'

/** The service with which new live lessons begin; saved as soon as it is chosen. */
export function ServicePart({ stored: { channelLiveTypeCd, hasVideoRoom } }: { stored: AccountsReply }) {
  const t = useMessages(meetingAccountMessages)
  const { run, isRunning } = useSaveLiveService()
  const choose = (chosen: LiveTypeCd) => {
    if (isRunning || chosen === channelLiveTypeCd) return
    run({ body: { channelLiveTypeCd: chosen } }).then(
      () => toast({ text: t('serviceSaved'), tone: 'ok' }),
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
  }
  return (
    <FormSection title={t('service')} why={t('serviceWhy')}>
      <RadioGroup
        label={t('service')}
        hideLabel
        value={channelLiveTypeCd}
        onChange={choose}
        options={Object.values(liveServices).map((value) => {
          const isOff = isVideoRoom(value) && !hasVideoRoom
          return {
            value,
            label: t(`service${value}`),
            hint: isOff ? t('service02Off') : t(`service${value}Hint`),
            disabled: isOff && channelLiveTypeCd !== value,
          }
        })}
      />
    </FormSection>
  )
}
