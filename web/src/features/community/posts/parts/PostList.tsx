import type { CourseSeq, CurriculumSeq } from 'contract/values/ids'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { useClassPosts } from '../posts.api.ts'
import { classPostMessages } from '../posts.messages.ts'
import { PostItem } from './PostItem.tsx'
import css from '../posts.module.css'

interface PostListProps {
  courseSeq: CourseSeq
  /** Limits the list to posts of this mission. */
  curriculumSeq?: CurriculumSeq
}

/** The posts of a class: pinned ones, then the newest. */
export function PostList({ courseSeq, curriculumSeq }: PostListProps) {
  const t = useMessages(classPostMessages)
  const can = useCanHere()
  const { posts, isStaff, isLoading, error, ...pages } = useClassPosts(courseSeq, curriculumSeq ?? null)
  const isMission = curriculumSeq !== undefined
  return (
    <>
      {isLoading && <SkeletonText lines={4} />}
      {error && <ErrorNote compact title={t('failed')} retry={{ label: t('retry'), onPress: pages.retry }} />}
      {!isLoading && !error && posts.length === 0 && (
        <Empty
          compact
          title={t(isMission ? 'noneMission' : 'none')}
          {...(!isMission && { text: t('noneText') })}
        />
      )}
      {posts.map((post) => (
        <PostItem
          key={post.classPostSeq}
          courseSeq={courseSeq}
          post={post}
          isStaff={isStaff}
          isInMission={isMission}
          mayManage={isStaff && can('CLASS_ROOM_UPDATE')}
        />
      ))}
      {pages.hasMore && (
        <div className={css.more}>
          <Button variant="outline" loading={pages.isLoadingMore} onPress={pages.loadMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
