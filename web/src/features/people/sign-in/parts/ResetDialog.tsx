import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { Alert } from '../../../../ui/layers/Alert.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useSendReset } from '../sign-in.api.ts'
import { isEmail } from '../sign-in.rules.ts'
import { accountMessages } from '../sign-in.messages.ts'

/** Prompts for the address to which the link for a new password is mailed. */
export function ResetDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useMessages(accountMessages)
  const { channel } = useSite()
  const { run, isRunning } = useSendReset()
  const [typed, setTyped] = useState(email)
  const [problem, setProblem] = useState<string | undefined>()
  const [refused, setRefused] = useState<string | null>(null)

  async function send() {
    if (typed.trim() === '') return setProblem(t('required'))
    if (!isEmail(typed)) return setProblem(t('badEmail'))
    try {
      await run({ body: { email: typed, ...(channel && { channelSeq: channel.channelSeq }) } })
      toast({ text: t('resetSent'), tone: 'ok' })
      onClose()
    } catch (error) {
      setRefused(messageOf(error, t('failed')))
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('resetTitle')}
      size="small"
      closeLabel={t('close')}
      footer={
        <Button wide size="lg" disabled={typed.trim() === ''} loading={isRunning} onPress={() => void send()}>
          {t('resetSend')}
        </Button>
      }
    >
      <p>{t('resetText')}</p>
      <TextInput
        label={t('email')}
        type="email"
        value={typed}
        onChange={setTyped}
        error={problem}
        onEnter={() => void send()}
      />
      <Alert open={refused !== null} title={t('notice')} okLabel={t('ok')} onClose={() => setRefused(null)}>
        {refused}
      </Alert>
    </Dialog>
  )
}
