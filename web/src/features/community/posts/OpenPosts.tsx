import type { CourseSeq } from 'contract/values/ids'
import { useSite } from '../../../platform/site.tsx'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { useOpenPosts } from './posts.api.ts'
import { classPostMessages } from './posts.messages.ts'
import { PostPictures } from './parts/PostPictures.tsx'
import css from './posts.module.css'

/** The posts of learners on the page of the class, read-only. */
export function OpenPosts({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classPostMessages)
  const { language } = useSite()
  const { posts, isLoading, error, hasMore, isLoadingMore, loadMore, retry } = useOpenPosts(courseSeq)
  if (isLoading) return <SkeletonText lines={4} />
  if (error) return <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  if (posts.length === 0) return <Empty compact title={t('none')} text={t('noneOpen')} />
  return (
    <>
      {posts.map(({ classPostSeq, writerName, content, pictures, isPinned, missionTitle, createdAt }) => (
        <article key={classPostSeq} className={css.post} aria-label={writerName}>
          <header>
            <Avatar name={writerName} size={32} />
            <b>{writerName}</b>
            <time dateTime={createdAt} className="num">
              {formatDate(createdAt, language)}
            </time>
            {isPinned && <Kind tone="brand">{t('pinned')}</Kind>}
          </header>
          {missionTitle !== null && <p className={css.about}>{t('mission', { title: missionTitle })}</p>}
          {content !== '' && <p>{content}</p>}
          <PostPictures pictures={pictures} writerName={writerName} />
        </article>
      ))}
      {hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={isLoadingMore} onPress={loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
