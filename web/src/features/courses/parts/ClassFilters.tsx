import { useSearchParams } from 'react-router'
import { courseSorts } from 'contract/courses'
import { useGo } from '../../../platform/address.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Chip, ChipRow } from '../../../ui/Chip.tsx'
import { Select } from '../../../ui/forms/Select.tsx'
import css from '../ClassListScreen.module.css'
import { useCategories } from '../courses.api.ts'
import { courseWords } from '../courses.words.ts'
import { filterFrom, useListPath, type FilterKey } from '../filter.ts'

const kinds = ['VOD', 'OFFLINE', 'TEXT'] as const
const fares = ['free', 'paid'] as const

/** Categories as chips, because they are what people look for; the rest beside them. */
export function ClassFilters() {
  const t = useWords(courseWords)
  const [params] = useSearchParams()
  const listPath = useListPath()
  const categories = useCategories()
  const { channelCategorySeq: chosen } = filterFrom(params)
  const shown = categories.data?.list.filter(({ courseCount }) => courseCount > 0) ?? []
  return (
    <div className={css.bar}>
      <ChipRow label={t('categories')}>
        <Chip selected={!chosen} href={listPath('channelCategorySeq', null)}>
          {t('all')}
        </Chip>
        {shown.map(({ channelCategorySeq, name, courseCount }) => (
          <Chip
            key={channelCategorySeq}
            selected={chosen === channelCategorySeq}
            count={courseCount}
            href={listPath('channelCategorySeq', String(channelCategorySeq))}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
      <Narrowing />
    </div>
  )
}

function Narrowing() {
  const t = useWords(courseWords)
  const go = useGo()
  const listPath = useListPath()
  const [params] = useSearchParams()
  const { kind, fare, sort } = filterFrom(params)
  const set = (key: FilterKey, value: string, usual: string) =>
    go(listPath(key, value === usual ? null : value))
  const named = <Name extends 'VOD' | 'OFFLINE' | 'TEXT' | 'free' | 'paid'>(names: readonly Name[]) =>
    names.map((value) => ({ value, label: t(value) }))
  return (
    <div className={css.narrowing}>
      <Select
        label={t('kind')}
        hideLabel
        value={kind ?? 'all'}
        onChange={(value) => set('kind', value, 'all')}
        options={[{ value: 'all', label: t('anyKind') }, ...named(kinds)]}
      />
      <Select
        label={t('fare')}
        hideLabel
        value={fare ?? 'all'}
        onChange={(value) => set('fare', value, 'all')}
        options={[{ value: 'all', label: t('anyFare') }, ...named(fares)]}
      />
      <Select
        label={t('sort')}
        hideLabel
        value={sort}
        onChange={(value) => set('sort', value, 'popular')}
        options={courseSorts.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  )
}
