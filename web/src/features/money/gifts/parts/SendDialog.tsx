import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { isEmail } from '../../../people/sign-in/sign-in.rules.ts'
import { useSendGift, type OwnGift } from '../gifts.api.ts'
import { giftMessages } from '../gifts.messages.ts'
import sheet from '../../memberships/sheet.module.css'

interface SendProps {
  gift: OwnGift
  onClose: () => void
}
/** Sends the mail of a gift again, to the same address or another. */
export function SendDialog({ gift: { giftSeq, email: before }, onClose }: SendProps) {
  const t = useMessages(giftMessages)
  const { run, isRunning, error } = useSendGift()
  const [email, setEmail] = useState(before ?? '')
  function send() {
    run({ giftSeq, body: { email: email.trim() } }).then(
      () => {
        toast({ text: t('sent'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('sendTitle')}
      okLabel={t('send')}
      cancelLabel={t('close')}
      busy={isRunning}
      disabled={!isEmail(email.trim())}
      onOk={send}
      onClose={onClose}
    >
      <div className={sheet.stack}>
        <p>{t('sendText')}</p>
        <TextInput
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={setEmail}
        />
        {error != null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
