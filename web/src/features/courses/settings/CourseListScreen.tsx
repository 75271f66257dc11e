import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { managementWords } from '../../../shell/management/management.words.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { Pagination } from '../../../ui/Pagination.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Loading, SkeletonBlock } from '../../../ui/Skeleton.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { courseListWords } from './course-list.words.ts'
import css from './CourseListScreen.module.css'
import { ADMIN_PAGE, adminQuestionFrom, shelves, useAdminCourses, type Shelf } from './course-settings.api.ts'
import { CourseTable } from './parts/CourseTable.tsx'

const SEARCH_PAUSE = 500
const pathOf = (shelf: Shelf, q: string) =>
  `/settings/course?shelf=${shelf}${q ? `&q=${encodeURIComponent(q)}` : ''}`

/** All classes of the site, on shelves. The address is the state. */
export function CourseListScreen() {
  const t = useWords(courseListWords)
  const m = useWords(managementWords)
  const { can } = useSession()
  const [params, setParams] = useSearchParams()
  const question = adminQuestionFrom(params)
  const [typed, setTyped] = useState(question.q)
  const { data, error, refetch } = useAdminCourses(question)
  const set = (name: 'q' | 'page', value: string) =>
    setParams(
      (known) => {
        if (value) known.set(name, value)
        else known.delete(name)
        if (name === 'q') known.delete('page')
        return known
      },
      { replace: name === 'q' },
    )
  const create = can('CLASS_LIFECYCLE_CREATE') && (
    <Button href="/classes/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} count={data && t('count', { count: data.total })} actions={create} />
      <Tabs
        id="shelves"
        label={t('shelves')}
        current={question.shelf}
        tabs={shelves.map((key) => ({ key, label: t(key), href: pathOf(key, question.q) }))}
      />
      <div className={css.search}>
        <SearchInput
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          clearLabel={t('clear')}
          value={typed}
          onChange={setTyped}
          onSearch={(text) => set('q', text.trim())}
          delay={SEARCH_PAUSE}
        />
      </div>
      {!data && error && (
        <ErrorNote
          title={t('failed')}
          text={error.message}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <Loading label={t('loading')}>
          <SkeletonBlock height={420} radius={14} />
        </Loading>
      )}
      {data?.list.length === 0 && <Nothing {...question} action={create} />}
      {data && data.list.length > 0 && (
        <Card pad="none">
          <CourseTable courses={data.list} />
        </Card>
      )}
      <Pagination
        label={m('pages')}
        page={question.page}
        pageCount={Math.ceil((data?.total ?? 0) / ADMIN_PAGE)}
        words={{ previous: m('previous'), next: m('next'), page: (n) => m('page', { n }) }}
        onPage={(page) => set('page', String(page))}
      />
    </>
  )
}

function Nothing({ shelf, q, action }: { shelf: Shelf; q: string; action: React.ReactNode }) {
  const t = useWords(courseListWords)
  if (q) {
    return (
      <Empty
        title={t('emptySearch', { q })}
        text={t('emptySearchText')}
        action={
          <Button href={pathOf(shelf, '')} variant="outline">
            {t('showAll')}
          </Button>
        }
      />
    )
  }
  if (shelf === 'all') return <Empty title={t('emptyTitle')} text={t('emptyText')} action={action} />
  return <Empty title={t(shelf === 'trash' ? 'emptyTrash' : 'emptyShelf')} />
}
