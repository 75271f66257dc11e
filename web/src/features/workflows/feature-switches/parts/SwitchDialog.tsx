import { useState } from 'react'
import { LONGEST_SWITCH_REASON } from 'contract/workflows/feature-switches/feature-switches.rules'
import type { ChannelSeq } from 'contract/values/ids'
import { isProofMissing, messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { RadioGroup } from '../../../../ui/forms/RadioGroup.tsx'
import { TextArea } from '../../../../ui/forms/TextArea.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import {
  useSwitchFeature,
  useSwitchSiteFeature,
  type FeatureOfAll,
  type FeatureOfSite,
} from '../feature-switches.api.ts'
import { featureSwitchesMessages } from '../feature-switches.messages.ts'
import css from './feature-switches.module.css'

/** Switches a feature for all sites, with a reason. */
export function SwitchDialog({ of: { feature, isOn }, onClose }: { of: FeatureOfAll; onClose: () => void }) {
  const t = useMessages(featureSwitchesMessages)
  const [reason, setReason] = useState('')
  const { run, isRunning } = useSwitchFeature()
  const finish = useFinish(onClose)
  return (
    <FormDialog
      onClose={onClose}
      title={t(isOn ? 'turnOffOf' : 'turnOnOf', { feature: t(feature) })}
      size="small-medium"
      okLabel={t(isOn ? 'turnOff' : 'turnOn')}
      cancelLabel={t('cancel')}
      onOk={() => finish(run({ body: { feature, isOn: !isOn, reason: reason.trim() } }))}
      busy={isRunning}
      disabled={reason.trim() === ''}
      danger={isOn}
    >
      <div className={css.fields}>
        {isOn && <p>{t(`${feature}Text`)}</p>}
        <ReasonField hint={t('reasonHint')} reason={reason} onChange={setReason} />
      </div>
    </FormDialog>
  )
}

type Choice = 'follow' | 'on' | 'off'
const chosenOf = (own: boolean | null): Choice => (own === null ? 'follow' : own ? 'on' : 'off')
const isOnBy = { follow: null, on: true, off: false }

interface SiteSwitchDialogProps {
  siteSeq: ChannelSeq
  of: FeatureOfSite
  onClose: () => void
}
/** Decides for one site, or lets it follow the platform. */
export function SiteSwitchDialog({ siteSeq, of: { feature, own }, onClose }: SiteSwitchDialogProps) {
  const t = useMessages(featureSwitchesMessages)
  const [choice, setChoice] = useState(chosenOf(own))
  const [reason, setReason] = useState('')
  const { run, isRunning } = useSwitchSiteFeature(siteSeq)
  const finish = useFinish(onClose)
  return (
    <FormDialog
      onClose={onClose}
      title={t('changeOf', { feature: t(feature) })}
      size="small-medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={() => finish(run({ body: { feature, isOn: isOnBy[choice], reason: reason.trim() } }))}
      busy={isRunning}
      disabled={reason.trim() === '' || choice === chosenOf(own)}
    >
      <div className={css.fields}>
        <RadioGroup
          label={t('choice')}
          hint={t(`${feature}Text`)}
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'follow', label: t('follow') },
            { value: 'on', label: t('turnOn') },
            { value: 'off', label: t('turnOff') },
          ]}
        />
        <ReasonField hint={t('reasonHintSite')} reason={reason} onChange={setReason} />
      </div>
    </FormDialog>
  )
}

interface ReasonFieldProps {
  hint: string
  reason: string
  onChange: (reason: string) => void
}
function ReasonField({ hint, reason, onChange }: ReasonFieldProps) {
  const t = useMessages(featureSwitchesMessages)
  return (
    <TextArea
      label={t('reason')}
      hint={hint}
      rows={3}
      value={reason}
      onChange={onChange}
      maxLength={LONGEST_SWITCH_REASON}
      required
    />
  )
}

function useFinish(onClose: () => void) {
  const t = useMessages(featureSwitchesMessages)
  return (act: Promise<unknown>) =>
    void act.then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        if (!isProofMissing(error)) toast({ text: messageOf(error, t('failed')), tone: 'error' })
      },
    )
}
