import { useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { cx } from '../../../ui/cx.ts'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { ClassGrid, ClassGridSkeleton } from './ClassGrid.tsx'
import { useCourses } from './class-list.api.ts'
import { courseMessages } from '../../teaching/courses/courses.messages.ts'
import { filterFrom, isFiltered } from './filter.ts'
import { ClassFilters } from './parts/ClassFilters.tsx'
import { ClassSearch } from './parts/ClassSearch.tsx'
import { NoClasses } from './parts/NoClasses.tsx'
import { useListTitle } from './use-list-title.ts'
import css from './ClassListScreen.module.css'

/**
 * The public classes of the site, or of one of its service aliases. The address holds the state, so users can share it
 * and go back.
 */
export function ClassListScreen() {
  const t = useMessages(courseMessages)
  const [params] = useSearchParams()
  const { serviceAlias } = useParams()
  const title = useListTitle(serviceAlias)
  const { courses, first, ...pages } = useCourses(params, serviceAlias)
  const { grid, press } = useFocusOnNew(courses.length, pages.loadMore)
  const lead = first ? t(leadOf(first, params), { count: first.total }) : ''
  return (
    <main id="main">
      <Head title={title} description={lead} />
      <div className={css.hero}>
        <div className={`wrap ${css.heroInner}`}>
          <div>
            <h1>{title}</h1>
            <p role="status">{lead}</p>
          </div>
          <ClassSearch />
        </div>
      </div>
      <div className="wrap">
        <ClassFilters />
        {pages.isLoading && <ClassGridSkeleton />}
        {first && courses.length === 0 && <NoClasses />}
        {courses.length > 0 && (
          <div
            ref={grid}
            className={cx(pages.isPlaceholderData && css.waiting)}
            aria-busy={pages.isPlaceholderData}
          >
            <h2 className="visually-hidden">{t('results')}</h2>
            <ClassGrid courses={courses} />
          </div>
        )}
        {pages.error && (
          <ErrorNote
            title={t('failed')}
            text={t('failedText')}
            retry={{ label: t('retry'), onPress: first ? press : pages.retry }}
          />
        )}
        {pages.hasMore && !pages.error && (
          <p className={css.more}>
            <Button variant="outline" size="lg" loading={pages.isLoadingMore} onPress={press}>
              {t('more')}
            </Button>
          </p>
        )}
      </div>
    </main>
  )
}

function leadOf({ isMore }: { isMore: boolean }, params: URLSearchParams) {
  if (isMore) return 'listMany'
  return isFiltered(filterFrom(params)) ? 'listFound' : 'listLead'
}

/** After "load more", the focus moves to the first new class. */
function useFocusOnNew(count: number, loadMore: () => void) {
  const grid = useRef<HTMLDivElement>(null)
  const seen = useRef<number | null>(null)
  useEffect(() => {
    if (seen.current === null || count <= seen.current) return
    grid.current?.querySelectorAll<HTMLElement>('h3 a')[seen.current]?.focus({ preventScroll: true })
    seen.current = null
  }, [count])
  const press = () => {
    seen.current = count
    loadMore()
  }
  return { grid, press }
}
