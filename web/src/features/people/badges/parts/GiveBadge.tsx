import { useState } from 'react'
import { MAX_BADGE_REASON } from 'contract/people/badges/badges.rules'
import type { Badge } from 'contract/people/badges/schemas'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import { TextInput } from '../../../../ui/forms/TextInput.tsx'
import { FormDialog } from '../../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useGiveBadge } from '../badges.api.ts'
import { badgeMessages } from '../badges.messages.ts'
import css from '../badges.module.css'
import { useBadgeTexts } from '../use-badge-texts.ts'

interface GiveBadgeProps {
  userSeq: UserSeq
  name: string
  badges: Badge[]
  onClose: () => void
}
/** Gives a member a badge by hand, with a reason. */
export function GiveBadge({ userSeq, name, badges, onClose }: GiveBadgeProps) {
  const t = useMessages(badgeMessages)
  const { nameOf } = useBadgeTexts()
  const { run, isRunning, error } = useGiveBadge(userSeq)
  const [chosen, setChosen] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const badge = badges.find(({ kind }) => kind === chosen)
  const submit = () => {
    setTried(true)
    if (!badge || reason.trim() === '') return
    run({ body: { kind: badge.kind, reason: reason.trim() } }).then(
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
        <Select
          label={t('badge')}
          required
          value={chosen}
          onChange={setChosen}
          options={[
            { value: '', label: t('choose') },
            ...badges.map((one) => ({ value: one.kind, label: nameOf(one) })),
          ]}
          error={isTried && !badge ? t('badgeMissing') : undefined}
        />
        <TextInput
          label={t('reason')}
          hint={t('reasonHint')}
          required
          maxLength={MAX_BADGE_REASON}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('reasonMissing') : undefined}
        />
        {error && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
      </div>
    </FormDialog>
  )
}
