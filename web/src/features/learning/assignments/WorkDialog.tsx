import { useState } from 'react'
import { workStates, type WorkState } from 'contract/learning/assignments/assignments.rules'
import { DEFAULT_PAGE_SIZE } from 'contract/values/paging'
import { messageOf } from '../../../platform/call.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { useWorks, type LessonRef } from './assignments.api.ts'
import { missionMessages } from './assignments.messages.ts'
import { Judging } from './parts/Grading.tsx'
import css from './assignments.module.css'

interface WorkDialogProps {
  lessonRef: LessonRef
  title: string
  onClose: () => void
}

/** The submitted work of a mission. Staff read, comment, approve or return it. */
export function WorkDialog({ lessonRef, title, onClose }: WorkDialogProps) {
  const t = useMessages(missionMessages)
  const [state, setState] = useState<WorkState | null>(null)
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useWorks(lessonRef, { state, page })
  const counts = data?.counts
  const all = counts ? counts.SUBMITTED + counts.APPROVED + counts.RETURNED : 0
  const choose = (value: WorkState | 'ALL') => {
    setState(value === 'ALL' ? null : value)
    setPage(1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('workOf', { title })}
      size="medium"
      closeLabel={t('close')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <div className={css.stack}>
        {error && !data && (
          <ErrorNote
            compact
            title={messageOf(error, t('failed'))}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {!data && !error && <SkeletonText lines={6} />}
        {counts && all > 0 && (
          <SegmentedControl
            label={t('filter')}
            wide
            value={state ?? 'ALL'}
            onChange={choose}
            options={[
              { value: 'ALL', label: t('all', { count: all }) },
              ...workStates.map((value) => ({ value, label: t(`filter${value}`, { count: counts[value] }) })),
            ]}
          />
        )}
        {data?.list.length === 0 && <Empty compact title={t(all > 0 ? 'nobodyHere' : 'nobody')} />}
        {data?.list.map((work) => (
          <Judging key={work.submissionSeq} lessonRef={lessonRef} work={work} />
        ))}
        {data && <ListPages page={page} size={DEFAULT_PAGE_SIZE} total={data.total} onPage={setPage} />}
      </div>
    </Dialog>
  )
}
