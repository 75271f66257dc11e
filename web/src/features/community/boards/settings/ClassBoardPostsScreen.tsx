import { useState } from 'react'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import css from './Boards.module.css'
import { useBoardClasses, useClassBoardPosts, useClassPostFilter } from './class-board-posts.api.ts'
import { classBoardPostMessages } from './class-board-posts.messages.ts'
import { ClassPostTable } from './ClassPostTable.tsx'

/** The posts of all boards of the classes that the reader works on, newest first. */
export function ClassBoardPostsScreen() {
  const t = useMessages(classBoardPostMessages)
  const filter = useClassPostFilter()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Filters key={filter.q} {...filter} />
      <Posts {...filter} />
    </>
  )
}

type Filter = ReturnType<typeof useClassPostFilter>

function Filters({ courseSeq, q, set }: Filter) {
  const t = useMessages(classBoardPostMessages)
  const [typed, setTyped] = useState(q)
  const classes = useBoardClasses().data?.list ?? []
  return (
    <div className={css.filters}>
      <Select
        label={t('course')}
        hideLabel
        value={String(courseSeq ?? '')}
        onChange={(course) => set({ course })}
        options={[
          { value: '', label: t('allCourses') },
          ...classes.map((one) => ({ value: String(one.courseSeq), label: one.title })),
        ]}
      />
      <SearchInput
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clear')}
        value={typed}
        onChange={setTyped}
        onSearch={(text) => set({ q: text.trim() })}
      />
    </div>
  )
}

function Posts({ set, ...filter }: Filter) {
  const t = useMessages(classBoardPostMessages)
  const { posts, isLoading, error, retry, ...pages } = useClassBoardPosts(filter)
  if (isLoading) return <SkeletonText lines={10} />
  if (error) return <ErrorNote title={t('failed')} retry={{ label: t('retry'), onPress: retry }} />
  const isFiltered = filter.courseSeq !== undefined || filter.q !== ''
  if (posts.length === 0 && isFiltered)
    return (
      <Empty
        title={t('noMatch')}
        action={
          <Button variant="outline" onPress={() => set({ course: '', q: '' })}>
            {t('showAll')}
          </Button>
        }
      />
    )
  if (posts.length === 0) return <Empty title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <Card pad="none">
        <ClassPostTable posts={posts} />
      </Card>
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
