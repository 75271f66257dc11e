import { useSearchParams } from 'react-router'
import { courseSorts } from 'contract/courses'
import { Head } from '../../platform/Head.tsx'
import { useAddress, useGo } from '../../platform/address.ts'
import { useWords } from '../../platform/words/use-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow, RemovableChip } from '../../ui/Chip.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Pagination } from '../../ui/Pagination.tsx'
import { SearchInput } from '../../ui/forms/SearchInput.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { useCategories, useCourses } from './courses.api.ts'
import { courseWords } from './courses.words.ts'
import { filterFrom, withPart, type FilterKey } from './filter.ts'
import { ClassGrid, ClassGridSkeleton } from './ClassGrid.tsx'
import css from './ClassListScreen.module.css'

/** Every public class of the site. The address is the state: it can be shared, and going back comes back. */
export function ClassListScreen() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const courses = useCourses(params)
  const total = courses.data?.total ?? 0
  const filter = filterFrom(params)
  const pageCount = Math.ceil(total / filter.size)
  return (
    <main id="main">
      <Head title={t('listTitle')} description={t('listLead', { count: total })} />
      <div className={css.hero}>
        <div className={`wrap ${css.heroInner}`}>
          <div>
            <h1>{t('listTitle')}</h1>
            <p>{t('listLead', { count: total })}</p>
          </div>
          <Search />
        </div>
      </div>
      <div className="wrap">
        <Filters />
        {courses.error && <ErrorNote title={t('failed')} text={t('failedText')} retry={{ label: t('retry'), onPress: () => void courses.refetch() }} />}
        {courses.isLoading && <ClassGridSkeleton />}
        {courses.data?.list.length === 0 && <Nothing />}
        {courses.data && courses.data.list.length > 0 && <ClassGrid courses={courses.data.list} />}
        {pageCount > 1 && (
          <Pagination
            label={t('pages')}
            page={filter.page}
            pageCount={pageCount}
            words={{ previous: t('previous'), next: t('next'), page: (n) => t('page', { n }) }}
            hrefOf={(n) => `/classes?${withPart(params, 'page', String(n)).toString()}`}
          />
        )}
      </div>
    </main>
  )
}

function useSetPart() {
  const [params] = useSearchParams()
  const go = useGo()
  return (key: FilterKey, value: string | null) => go(`/classes?${withPart(params, key, value).toString()}`)
}

function Search() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const set = useSetPart()
  const asked = params.get('q') ?? ''
  return (
    <div className={css.search}>
      <SearchInput key={asked} label={t('search')} placeholder={t('searchPlaceholder')} clearLabel={t('clear')} value={asked} onChange={() => {}} onSearch={(q) => q !== asked && set('q', q)} delay={500} />
    </div>
  )
}

function Filters() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const set = useSetPart()
  const address = useAddress()
  const categories = useCategories()
  const filter = filterFrom(params)
  const to = (key: FilterKey, value: string | null) => address(`/classes?${withPart(params, key, value).toString()}`)
  return (
    <div className={css.bar}>
      <ChipRow label={t('categories')}>
        <Chip selected={!filter.channelCategorySeq} href={to('channelCategorySeq', null)}>{t('all')}</Chip>
        {categories.data?.list.filter(({ courseCount }) => courseCount > 0).map(({ channelCategorySeq, name, courseCount }) => (
          <Chip key={channelCategorySeq} selected={filter.channelCategorySeq === channelCategorySeq} count={courseCount} href={to('channelCategorySeq', String(channelCategorySeq))}>{name}</Chip>
        ))}
        <Chip selected={filter.fare === 'free'} href={to('fare', filter.fare === 'free' ? null : 'free')}>{t('free')}</Chip>
        {(['VOD', 'OFFLINE'] as const).map((kind) => (
          <Chip key={kind} selected={filter.kind === kind} href={to('kind', filter.kind === kind ? null : kind)}>{t(kind)}</Chip>
        ))}
      </ChipRow>
      <div className={css.sort}>
        <Select label={t('sort')} hideLabel value={filter.sort} onChange={(sort) => set('sort', sort === 'popular' ? null : sort)} options={courseSorts.map((sort) => ({ value: sort, label: t(sort) }))} />
      </div>
    </div>
  )
}

/** Names the conditions nothing fits, and gives each back. */
function Nothing() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const set = useSetPart()
  const categories = useCategories()
  const filter = filterFrom(params)
  const category = categories.data?.list.find(({ channelCategorySeq }) => channelCategorySeq === filter.channelCategorySeq)
  const chosen: { key: FilterKey; name: string }[] = [
    ...(filter.q ? [{ key: 'q' as const, name: `‘${filter.q}’` }] : []),
    ...(category ? [{ key: 'channelCategorySeq' as const, name: category.name }] : []),
    ...(filter.fare ? [{ key: 'fare' as const, name: t(filter.fare) }] : []),
    ...(filter.kind ? [{ key: 'kind' as const, name: t(filter.kind) }] : []),
  ]
  if (chosen.length === 0) return <Empty title={t('emptySite')} text={t('emptySiteText')} />
  return (
    <Empty title={t('emptyTitle')} text={t('emptyText')} action={<Button variant="outline" href="/classes">{t('clearAll')}</Button>}>
      <ChipRow label={t('filters')}>
        {chosen.map(({ key, name }) => (
          <RemovableChip key={key} removeLabel={t('remove', { name })} onRemove={() => set(key, null)}>{name}</RemovableChip>
        ))}
      </ChipRow>
    </Empty>
  )
}
