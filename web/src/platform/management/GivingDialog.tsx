import { useState } from 'react'
import { Select } from '../../ui/forms/Select.tsx'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../ui/layers/FormDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { messageOf } from '../call.ts'
import css from './GivingDialog.module.css'

interface GivingDialogProps {
  texts: {
    title: string
    /** What it means, above the fields. */
    lead?: string | undefined
    what: string
    choose: string
    whatMissing: string
    reason: string
    reasonHint: string
    reasonMissing: string
    give: string
    cancel: string
    close: string
    failed: string
  }
  /** What can be given. */
  options: readonly { value: string; label: string }[]
  maxReason: number
  isRunning: boolean
  error: unknown
  onGive: (value: string, reason: string) => void
  onClose: () => void
}
/** Staff give a member something by hand, with a reason. */
export function GivingDialog({ texts, options, maxReason, isRunning, error, ...on }: GivingDialogProps) {
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isKnown = options.some(({ value }) => value === chosen)
  const submit = () => {
    setTried(true)
    if (isKnown && reason.trim() !== '') on.onGive(chosen, reason.trim())
  }
  return (
    <FormDialog
      onClose={on.onClose}
      title={texts.title}
      size="small-medium"
      closeLabel={texts.close}
      okLabel={texts.give}
      cancelLabel={texts.cancel}
      onOk={submit}
      busy={isRunning}
    >
      <div className={css.form}>
        {texts.lead !== undefined && <p>{texts.lead}</p>}
        <Select
          label={texts.what}
          required
          value={chosen}
          onChange={setChosen}
          options={[{ value: '', label: texts.choose }, ...options]}
          error={isTried && !isKnown ? texts.whatMissing : undefined}
        />
        <TextInput
          label={texts.reason}
          hint={texts.reasonHint}
          required
          maxLength={maxReason}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? texts.reasonMissing : undefined}
        />
        {error != null && <Notice tone="error">{messageOf(error, texts.failed)}</Notice>}
      </div>
    </FormDialog>
  )
}
