import type { CourseSeq, CurriculumSeq } from 'contract/values'
import { useSite } from '../../platform/site.tsx'
import { readSeoul } from 'contract/seoul'
import { formatMoment, formatTime } from '../../platform/time.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Dialog } from '../../ui/layers/Dialog.tsx'
import { SkeletonText } from '../../ui/Skeleton.tsx'
import { Kind } from '../../ui/Tag.tsx'
import { bookWords } from './book.words.ts'
import { useBook } from './live.api.ts'
import css from './BookDialog.module.css'

interface BookProps {
  courseSeq: CourseSeq
  itemSeq: CurriculumSeq
  title: string
  onClose: () => void
}

/** Who came into a live lesson, and who of its learners did not. */
export function BookDialog({ courseSeq, itemSeq, title, onClose }: BookProps) {
  const t = useWords(bookWords)
  const { language } = useSite()
  const { data, error, refetch } = useBook({ courseSeq, itemSeq })
  const startsAt = data ? readSeoul(data.liveStartAt) : null
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('bookOf', { title })}
      width={500}
      closeLabel={t('close')}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      {error && !data && (
        <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: () => void refetch() }} />
      )}
      {!data && !error && <SkeletonText lines={5} />}
      {data && (
        <>
          <p className={css.sum}>
            {startsAt && `${formatMoment(startsAt, language)} · `}
            {t('sum', { count: data.attendedCount, total: data.list.length })}
          </p>
          {data.list.length === 0 && <p>{t('nobody')}</p>}
          <ul className={css.list}>
            {data.list.map(({ attendSeq, name, attendedAt }) => (
              <li key={attendSeq}>
                <span>{name}</span>
                {attendedAt ? (
                  <Kind tone="ok">{t('came', { time: formatTime(attendedAt) })}</Kind>
                ) : (
                  <Kind>{t('away')}</Kind>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
