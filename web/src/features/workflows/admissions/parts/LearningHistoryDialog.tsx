import type { Attendee, LearningRecord } from 'contract/workflows/admissions/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Dialog } from '../../../../ui/layers/Dialog.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { useAttendee } from '../attendees.api.ts'
import { learningHistoryMessages } from '../learning-history.messages.ts'
import css from './LearningHistoryDialog.module.css'

const tones = { NONE: 'plain', STARTED: 'soon', DONE: 'ok' } as const

interface LearningHistoryDialogProps {
  courseSeq: CourseSeq
  attendee: Attendee
  onClose: () => void
}

/** What one learner opened and completed, and when. */
export function LearningHistoryDialog({ courseSeq, attendee, onClose }: LearningHistoryDialogProps) {
  const t = useMessages(learningHistoryMessages)
  const { attendSeq, name } = attendee
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { name })}
      size="medium"
      closeLabel={t('close')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Answer of={useAttendee({ courseSeq, attendSeq })} height={240}>
        {({ lessons, attendee: { percent } }) =>
          lessons.length === 0 ? (
            <Empty compact title={t('none')} text={t('noneText')} />
          ) : (
            <div
              className={css.history}
              // It is long and contains nothing to press: the keyboard must be able to scroll it.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={0}
            >
              <p>
                {t('summary', {
                  all: lessons.length,
                  done: lessons.filter(({ progressState }) => progressState === 'DONE').length,
                  percent,
                })}
              </p>
              <History lessons={lessons} />
            </div>
          )
        }
      </Answer>
    </Dialog>
  )
}

function History({ lessons }: { lessons: LearningRecord[] }) {
  const t = useMessages(learningHistoryMessages)
  const { language } = useSite()
  const at = (moment: string | null) => (moment === null ? '—' : formatDateTime(moment, language))
  const columns: Column<LearningRecord>[] = [
    { key: 'lesson', head: t('lesson'), cell: ({ title }) => <b>{title}</b>, bare: true },
    { key: 'state', head: t('state'), cell: (lesson) => <State {...lesson} /> },
    { key: 'opened', head: t('opened'), cell: ({ openedAt }) => at(openedAt) },
    { key: 'completed', head: t('completed'), cell: ({ completedAt }) => at(completedAt) },
  ]
  return (
    <DataTable
      label={t('table')}
      columns={columns}
      rows={lessons}
      keyOf={({ curriculumSeq }) => curriculumSeq}
    />
  )
}

function State({ progressState, watchedPercent }: LearningRecord) {
  const t = useMessages(learningHistoryMessages)
  return (
    <span className={css.state}>
      <Kind tone={tones[progressState]}>{t(progressState)}</Kind>
      {watchedPercent > 0 && progressState !== 'DONE' && (
        <small className="num">{t('watched', { percent: watchedPercent })}</small>
      )}
    </span>
  )
}
