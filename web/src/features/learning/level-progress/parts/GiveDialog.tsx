import { useState } from 'react'
import { MAX_GIVING_REASON } from 'contract/people/levels/levels.rules'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useLevelNames } from '../../../people/levels/levels.api.ts'
import { useGiveLevel } from '../level-progress.api.ts'
import { levelProgressMessages } from '../level-progress.messages.ts'
import css from '../level-progress.module.css'

interface GiveDialogProps {
  userSeq: UserSeq
  name: string
  onClose: () => void
}
/** Gives a member a level by hand, with a reason. */
export function GiveDialog({ userSeq, name, onClose }: GiveDialogProps) {
  const t = useMessages(levelProgressMessages)
  const levels = useLevelNames().data ?? []
  const { run, isRunning, error } = useGiveLevel(userSeq)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const level = levels.find(({ levelSeq }) => String(levelSeq) === chosen)
  const submit = () => {
    setTried(true)
    if (!level || reason.trim() === '') return
    run({ body: { levelSeq: level.levelSeq, reason: reason.trim() } }).then(
      () => {
        toast({ text: t('gave'), tone: 'ok' })
        onClose()
      },
      () => null,
    )
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('giveOf', { name })}
      size="small-medium"
      closeLabel={t('close')}
      okLabel={t('give')}
      cancelLabel={t('cancel')}
      onOk={submit}
      busy={isRunning}
    >
      <div className={css.form}>
        <p className={css.dim}>{t('giveText')}</p>
        <Select
          label={t('level')}
          required
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: t('chooseLevel') },
            ...levels.map((one) => ({ value: String(one.levelSeq), label: one.name })),
          ]}
          error={isTried && !level ? t('levelMissing') : undefined}
        />
        <TextInput
          label={t('reason')}
          hint={t('reasonHint')}
          required
          maxLength={MAX_GIVING_REASON}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
