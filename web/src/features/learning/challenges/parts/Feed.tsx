import type { CourseSeq } from 'contract/values/ids'
import { useNow } from '../../../../platform/use-now.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useFeed, type Today } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import { CheckInItem } from './CheckInItem.tsx'
import css from '../today.module.css'

/** What everybody of the term did, newest first. */
export function Feed({ courseSeq, today }: { courseSeq: CourseSeq; today: Today }) {
  const t = useMessages(challengeTodayMessages)
  const { checkIns, isLoading, error, retry, hasMore, isLoadingMore, loadMore } = useFeed(courseSeq)
  const now = useNow()
  const open = new Set(
    today.missions.map(({ challengeMissionSeq, day, state, closesAt }) =>
      state === 'MISSED' || new Date(closesAt) <= now ? '' : `${challengeMissionSeq}:${day}`,
    ),
  )
  if (isLoading) return <SkeletonText lines={6} />
  if (error && checkIns.length === 0)
    return <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (checkIns.length === 0) return <Empty title={t('noFeed')} text={t('noFeedText')} />
  return (
    <section className={css.feed} aria-label={t('feed')}>
      {checkIns.map((checkIn) => (
        <CheckInItem
          key={checkIn.challengeCheckInSeq}
          courseSeq={courseSeq}
          checkIn={checkIn}
          mayTakeBack={
            checkIn.isMine &&
            checkIn.rejectedReason === null &&
            open.has(`${checkIn.challengeMissionSeq}:${checkIn.day}`)
          }
        />
      ))}
      {hasMore && (
        <Button variant="outline" wide loading={isLoadingMore} onPress={loadMore}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}
