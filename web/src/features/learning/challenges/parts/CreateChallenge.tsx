import { useState } from 'react'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { newKey } from '../../../../platform/new-key.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { useCreateChallenge } from '../challenges.api.ts'
import { challengeSettingsMessages } from '../challenges.messages.ts'

/** A draft, and on to its first term. */
export function CreateChallenge({ onClose }: { onClose: () => void }) {
  const t = useMessages(challengeSettingsMessages)
  const go = useGo()
  const create = useCreateChallenge()
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  // The same draft for a form that is sent twice.
  const [requestKey] = useState(newKey)
  const isShort = title.trim().length < 2
  const send = () => {
    setTried(true)
    if (isShort) return
    create.run({ body: { title: title.trim(), requestKey } }).then(
      ({ courseSeq }) => go(`/studio/${courseSeq}/challenge/information`),
      // The notice shows it.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('make')}
      size="small-medium"
      okLabel={t('create')}
      cancelLabel={t('cancel')}
      busy={create.isRunning}
      onOk={send}
      onClose={onClose}
    >
      <p>{t('makeText')}</p>
      {create.error && <Notice tone="error">{messageOf(create.error, t('failed'))}</Notice>}
      <TextInput
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={title}
        onChange={setTitle}
        maxLength={100}
        required
        focusOnOpen
        error={isTried && isShort ? t('nameShort') : undefined}
        onEnter={send}
      />
    </FormDialog>
  )
}
