import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { Head } from '../../../platform/Head.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { Answer } from '../../../shell/management/Answer.tsx'
import { useListQuestion } from '../../../shell/management/list-question.ts'
import { ListPages } from '../../../shell/management/ListPages.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { SearchInput } from '../../../ui/forms/SearchInput.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { courseListWords } from './course-list.words.ts'
import css from './CourseListScreen.module.css'
import { adminQuestionFrom, shelves, useAdminCourses, type Shelf } from './course-settings.api.ts'
import { CourseTable } from './parts/CourseTable.tsx'

const pathOf = (shelf: Shelf, q: string) =>
  `/settings/course?shelf=${shelf}${q ? `&q=${encodeURIComponent(q)}` : ''}`

/** All classes of the site, on shelves. The address is the state. */
export function CourseListScreen() {
  const t = useWords(courseListWords)
  const { can } = useSession()
  const { params, page, size, set, turn } = useListQuestion()
  const question = adminQuestionFrom(params)
  const [typed, setTyped] = useState(question.q)
  const courses = useAdminCourses(question, { page, size })
  const create = can('CLASS_LIFECYCLE_CREATE') && (
    <Button href="/classes/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={courses.data && t('count', { count: courses.data.total })}
        actions={create}
      />
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
          onSearch={(text) => set({ q: text.trim() })}
        />
      </div>
      <Answer of={courses}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Nothing {...question} action={create} />
          ) : (
            <>
              <Card pad="none">
                <CourseTable courses={list} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
    </>
  )
}

function Nothing({ shelf, q, action }: { shelf: Shelf; q: string; action: ReactNode }) {
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
