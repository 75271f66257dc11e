import { useParams, useSearchParams } from 'react-router'
import { Head } from '../../platform/Head.tsx'
import { useWords } from '../../platform/words/use-words.ts'
import { cx } from '../../ui/cx.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { ClassGrid, ClassGridSkeleton } from './ClassGrid.tsx'
import { useCourses } from './courses.api.ts'
import { courseWords } from './courses.words.ts'
import { filterFrom, isFiltered, useListPath } from './filter.ts'
import { ClassFilters } from './parts/ClassFilters.tsx'
import { ClassSearch } from './parts/ClassSearch.tsx'
import { NoClasses } from './parts/NoClasses.tsx'
import { useListTitle } from './use-list-title.ts'
import css from './ClassListScreen.module.css'

/** Every public class of the site, or of one of its service aliases. The address is the state: it can be shared, and going back comes back. */
export function ClassListScreen() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const { serviceAlias } = useParams()
  const title = useListTitle(serviceAlias)
  const listPath = useListPath()
  const { data, error, isLoading, isPlaceholderData, refetch } = useCourses(params, serviceAlias)
  const filter = filterFrom(params)
  const pageCount = Math.ceil((data?.total ?? 0) / filter.size)
  const lead = data ? t(isFiltered(filter) ? 'listFound' : 'listLead', { count: data.total }) : ''
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
        {error && (
          <ErrorNote
            title={t('failed')}
            text={t('failedText')}
            retry={{ label: t('retry'), onPress: () => void refetch() }}
          />
        )}
        {isLoading && <ClassGridSkeleton />}
        {data?.list.length === 0 && <NoClasses />}
        {data && data.list.length > 0 && (
          <div className={cx(isPlaceholderData && css.waiting)} aria-busy={isPlaceholderData}>
            <h2 className="visually-hidden">{t('results')}</h2>
            <ClassGrid courses={data.list} />
          </div>
        )}
        {pageCount > 1 && (
          <Pagination
            label={t('pages')}
            page={filter.page}
            pageCount={pageCount}
            words={{ previous: t('previous'), next: t('next'), page: (n) => t('page', { n }) }}
            hrefOf={(n) => listPath('page', String(n))}
          />
        )}
      </div>
    </main>
  )
}
