import type { StudioCourse } from 'contract/views/studio/schemas'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { settingsOf } from '../../teaching/courses/course-paths.ts'
import { useStudioCourses } from './studio.api.ts'
import { studioMessages } from './studio.messages.ts'
import css from './parts/studio.module.css'

/** What people learn in, with how far they are on average. */
export function StudioCoursesScreen() {
  const t = useMessages(studioMessages)
  const { page, size, q, set, turn } = useListQuestion()
  const courses = useStudioCourses({ q, page, size })
  const total = courses.data?.total
  return (
    <>
      <Head title={t('courses')} isPrivate />
      <PageHead
        title={t('courses')}
        count={total === undefined ? undefined : t('classCount', { count: total })}
        sub={t('coursesSub')}
      />
      <div className={css.bar}>
        <ListSearch
          label={t('searchCourses')}
          clearLabel={t('clear')}
          q={q}
          onSearch={(text) => set({ q: text })}
        />
      </div>
      <PagedList
        of={courses}
        page={page}
        size={size}
        {...turn}
        isFiltered={q !== ''}
        onShowAll={() => set({ q: '' })}
        words={{
          empty: t('noCourses'),
          emptyText: t('noCoursesText'),
          noMatch: t('noMatch'),
          showAll: t('showAll'),
        }}
      >
        {(list) => <CourseTable courses={list} />}
      </PagedList>
    </>
  )
}

function CourseTable({ courses }: { courses: StudioCourse[] }) {
  const t = useMessages(studioMessages)
  const columns: Column<StudioCourse>[] = [
    {
      key: 'title',
      head: t('course'),
      cell: (course) => (
        <Anchor className={css.name} href={settingsOf(course)}>
          {course.title}
        </Anchor>
      ),
      bare: true,
    },
    { key: 'kind', head: t('productKind'), cell: ({ productKind }) => t(productKind) },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isPublic }) => (
        <Kind tone={isPublic ? 'ok' : 'plain'}>{t(isPublic ? 'isPublic' : 'isPrivate')}</Kind>
      ),
    },
    {
      key: 'learners',
      head: t('learners'),
      cell: ({ learnerCount }) => <span className="num">{t('people', { count: learnerCount })}</span>,
      end: true,
    },
    {
      key: 'percent',
      head: t('percent'),
      cell: ({ percent }) => <span className="num">{percent === null ? '–' : `${percent}%`}</span>,
      end: true,
    },
  ]
  return (
    <DataTable label={t('courses')} columns={columns} rows={courses} keyOf={({ courseSeq }) => courseSeq} />
  )
}
