import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Switch } from '../../../ui/forms/Switch.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { usePush } from './push.api.ts'
import { pushMessages } from './push.messages.ts'

/** Switches push messages in this browser. If they are impossible, it explains why. */
export function PushSwitch() {
  const t = useMessages(pushMessages)
  const { hindrance, state, switchOn, switchOff } = usePush()
  const [isBusy, setBusy] = useState(false)
  const publicKey = state.data?.publicKey
  const isOn = hindrance === null && state.data?.isOn === true
  async function change(chosen: boolean) {
    if (!publicKey) return
    setBusy(true)
    try {
      if (!chosen) await switchOff()
      else if (!(await switchOn(publicKey))) return
      await state.refetch()
      toast({ text: chosen ? t('on') : t('off'), tone: 'ok' })
    } catch (refusal) {
      toast({ text: messageOf(refusal, t('failed')), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Switch
      label={<b>{t('title')}</b>}
      hint={t(hindrance ?? 'lead')}
      checked={isOn}
      disabled={hindrance !== null || !publicKey || isBusy}
      onChange={(chosen) => void change(chosen)}
    />
  )
}
