import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { Head } from '../../../../platform/Head.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { useLastPage } from '../../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../../platform/management/ListPages.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SearchInput } from '../../../../ui/forms/SearchInput.tsx'
import { Select } from '../../../../ui/forms/Select.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Tabs } from '../../../../ui/Tabs.tsx'
import { aliasChoiceMessages } from './alias-choice.messages.ts'
import { categoriesMessages } from './categories.messages.ts'
import { courseListMessages } from './course-list.messages.ts'
import { courseOrderMessages } from './course-order.messages.ts'
import css from './CourseListScreen.module.css'
import { adminQuestionFrom, kinds, shelves, useAdminCourses, type Shelf } from './course-settings.api.ts'
import { kindSettingsMessages } from './kind-settings.messages.ts'
import { CategoriesDialog } from './parts/CategoriesDialog.tsx'
import { CourseTable } from './parts/CourseTable.tsx'
import { OrderDialog } from './parts/OrderDialog.tsx'

const homeOf = (alias?: string) => (alias ? `/settings/course-${alias}` : '/settings/course')
const pathOf = (shelf: Shelf, { q, kind }: { q: string; kind: string }, alias?: string) =>
  `${homeOf(alias)}?${new URLSearchParams({ shelf, ...(q && { q }), ...(kind && { kind }) }).toString()}`

/** All classes of the site, grouped in tabs. The address holds the state. */
export const CourseListScreen = () => <CourseList />

/** The classes of one service alias: `/settings/course-academy`. */
export function AliasListScreen() {
  const { courseShelf = '' } = useParams()
  const { serviceAliases } = useChannel()
  const alias = serviceAliases.find((one) => `course-${one.alias}` === courseShelf)
  return alias ? <CourseList key={alias.alias} alias={alias} /> : null
}

interface Alias {
  alias: string
  name: string
}
function CourseList({ alias }: { alias?: Alias }) {
  const t = useMessages(courseListMessages)
  const { can } = useSession()
  const { params, page, size, set, turn } = useListQuestion()
  const question = adminQuestionFrom(params)
  const [typed, setTyped] = useState(question.q)
  const order = useMessages(courseOrderMessages)
  const category = useMessages(categoriesMessages)
  const kindMessages = useMessages(kindSettingsMessages)
  const [dialog, setDialog] = useState<'order' | 'categories' | null>(null)
  const shownAlias = alias?.alias
  const courses = useAdminCourses({ ...question, serviceAlias: shownAlias }, { page, size })
  useLastPage(courses.data, { page, size, ...turn })
  const create = can('CLASS_LIFECYCLE_CREATE') && (
    <Button href="/classes/create" icon={<IconPlus size={17} />}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <Head title={alias?.name ?? t('title')} isPrivate />
      <PageHead
        title={alias?.name ?? t('title')}
        count={courses.data && t('count', { count: courses.data.total })}
        actions={
          <>
            {can('SITE_CLASS_UPDATE') && (
              <>
                <Button variant="outline" onPress={() => setDialog('categories')}>
                  {category('manage')}
                </Button>
                <Button variant="outline" onPress={() => setDialog('order')}>
                  {order('order')}
                </Button>
              </>
            )}
            {create}
          </>
        }
      />
      {dialog === 'order' && <OrderDialog onClose={() => setDialog(null)} />}
      {dialog === 'categories' && <CategoriesDialog onClose={() => setDialog(null)} />}
      <AliasFilter at={shownAlias} />
      <Tabs
        id="shelves"
        label={t('shelves')}
        current={question.shelf}
        tabs={shelves.map((key) => ({ key, label: t(key), href: pathOf(key, question, shownAlias) }))}
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
        <Select
          label={kindMessages('courseType')}
          hideLabel
          value={question.kind}
          onChange={(kind) => set({ kind })}
          options={kinds.map((kind) => ({
            value: kind,
            label: kind ? kindMessages(`type${kind}`) : t('anyKind'),
          }))}
        />
      </div>
      <Answer of={courses}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Nothing {...question} alias={shownAlias} action={create} />
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

/** Selects a service alias, on sites that have some. */
function AliasFilter({ at }: { at: string | undefined }) {
  const t = useMessages(aliasChoiceMessages)
  const { serviceAliases } = useChannel()
  if (serviceAliases.length === 0) return null
  return (
    <div className={css.places}>
      <ChipRow label={t('where')}>
        <Chip selected={at === undefined} href={homeOf()}>
          {t('every')}
        </Chip>
        {serviceAliases.map(({ alias, name }) => (
          <Chip key={alias} selected={at === alias} href={homeOf(alias)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}

interface NothingProps {
  shelf: Shelf
  q: string
  kind: string
  alias: string | undefined
  action: ReactNode
}
function Nothing({ shelf, q, kind, alias, action }: NothingProps) {
  const t = useMessages(courseListMessages)
  if (q || kind) {
    return (
      <Empty
        title={q ? t('emptySearch', { q }) : t('emptyKind')}
        text={q ? t('emptySearchText') : undefined}
        action={
          <Button href={pathOf(shelf, { q: '', kind: '' }, alias)} variant="outline">
            {t('showAll')}
          </Button>
        }
      />
    )
  }
  if (shelf === 'all') return <Empty title={t('emptyTitle')} text={t('emptyText')} action={action} />
  return <Empty title={t(shelf === 'trash' ? 'emptyTrash' : 'emptyShelf')} />
}
