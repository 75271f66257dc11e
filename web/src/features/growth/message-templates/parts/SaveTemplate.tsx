import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCreateTemplate, type Message } from '../message-templates.api.ts'
import { messageTemplateMessages } from '../message-templates.messages.ts'
import css from './templates.module.css'

/** Keeps a message under a name. */
export function SaveTemplate({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useMessages(messageTemplateMessages)
  const { run, error, isRunning } = useCreateTemplate()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = name.trim() === ''
  const save = () => {
    setTried(true)
    if (isMissing) return
    run({ body: { name: name.trim(), ...message } }).then(
      () => {
        toast({ text: t('saved'), tone: 'ok' })
        onClose()
      },
      // Shown below.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('saveTitle')}
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      onClose={onClose}
      busy={isRunning}
    >
      <div className={css.stack}>
        <TextInput
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={60}
          error={isTried && isMissing ? t('nameNeeded') : undefined}
        />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
