import { useState } from 'react'
import { MAX_TOLERANCE_MINUTES, type Tolerance } from 'contract/learning/attendance/presence.rules'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { useCanHere } from '../../../platform/use-can-here.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/forms/Form.tsx'
import { NumberInput } from '../../../ui/forms/NumberInput.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { useSetTolerance } from './attendance.api.ts'
import { bookMessages } from './book.messages.ts'
import css from './BookDialog.module.css'

interface ToleranceProps {
  courseSeq: CourseSeq
  tolerance: Tolerance
}

/** What counts as late and early, for all video rooms of the class; staff who change the class change it here. */
export function ToleranceForm({ courseSeq, tolerance }: ToleranceProps) {
  const t = useMessages(bookMessages)
  const mayChange = useCanHere()('CLASS_INFO_UPDATE')
  const { run, isRunning, error } = useSetTolerance(courseSeq)
  const [draft, setDraft] = useState<Tolerance | null>(null)
  const save = (body: Tolerance) =>
    void run({ body }).then(
      () => {
        setDraft(null)
        toast({ text: t('toleranceSaved'), tone: 'ok' })
      },
      () => {
        // The reason is shown above the button.
      },
    )
  if (!draft) {
    return (
      <div className={css.whole}>
        <p>{t('tolerance', { late: tolerance.lateMinutes, early: tolerance.earlyMinutes })}</p>
        {mayChange && <LinkButton onPress={() => setDraft(tolerance)}>{t('changeTolerance')}</LinkButton>}
      </div>
    )
  }
  return (
    <Form
      className={css.tolerance}
      onSubmit={(event) => {
        event.preventDefault()
        save(draft)
      }}
    >
      <NumberInput
        label={t('lateMinutes')}
        hint={t('lateHint')}
        unit={t('minutes')}
        value={draft.lateMinutes}
        onChange={(minutes) => setDraft({ ...draft, lateMinutes: minutes ?? 0 })}
        max={MAX_TOLERANCE_MINUTES}
      />
      <NumberInput
        label={t('earlyMinutes')}
        hint={t('earlyHint')}
        unit={t('minutes')}
        value={draft.earlyMinutes}
        onChange={(minutes) => setDraft({ ...draft, earlyMinutes: minutes ?? 0 })}
        max={MAX_TOLERANCE_MINUTES}
      />
      <p>{t('toleranceScope')}</p>
      {error && <Notice tone="error">{messageOf(error, t('markFailed'))}</Notice>}
      <div className={css.toleranceActions}>
        <Button variant="outline" onPress={() => setDraft(null)}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isRunning}>
          {t('save')}
        </Button>
      </div>
    </Form>
  )
}
