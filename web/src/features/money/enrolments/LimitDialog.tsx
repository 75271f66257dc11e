import { useState } from 'react'
import { MAX_STUDENT_LIMIT } from 'contract/money/enrolments/student-limit.rules'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { FormDialog } from '../../../ui/layers/FormDialog.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useSetLimit, type LimitedSite } from './student-limit.api.ts'
import { studentLimitMessages } from './student-limit.messages.ts'

/** Sets or lifts the limit of one site. */
export function LimitDialog({ site, onClose }: { site: LimitedSite; onClose: () => void }) {
  const t = useMessages(studentLimitMessages)
  const { run, isRunning, error } = useSetLimit()
  const [limit, setLimit] = useState(site.studentLimit)
  const isTooSmall = limit === 0
  const save = () => {
    if (isTooSmall) return
    void run({ body: { limitedChannelSeq: site.channelSeq, studentLimit: limit } }).then(
      () => {
        toast({ text: t('saved', { name: site.name }), tone: 'ok' })
        onClose()
      },
      // The dialog shows the failure.
      () => null,
    )
  }
  return (
    <FormDialog
      title={t('changeOf', { name: site.name })}
      size="small-medium"
      okLabel={t('save')}
      cancelLabel={t('cancel')}
      onOk={save}
      onClose={onClose}
      busy={isRunning}
    >
      <NumberInput
        label={t('field')}
        hint={t('fieldHint')}
        unit={t('unit')}
        max={MAX_STUDENT_LIMIT}
        value={limit}
        onChange={setLimit}
        error={isTooSmall ? t('tooSmall') : undefined}
      />
      {error !== null && <Notice tone="error">{messageOf(error, t('failed'))}</Notice>}
    </FormDialog>
  )
}
