import { useParams, useSearchParams } from 'react-router'
import { courseSorts } from 'contract/teaching/courses/list.rules'
import { useGo } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Chip, ChipRow } from '../../../../ui/Chip.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Select } from '../../../../ui/forms/Select.tsx'
import css from '../ClassListScreen.module.css'
import { useFacets } from '../class-list.api.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { filterFrom, sortFrom, useListPath, type FilterKey } from '../filter.ts'

/** Categories as chips, because most users filter by them; the other filters beside them. */
export function ClassFilters() {
  const t = useMessages(courseMessages)
  const [params] = useSearchParams()
  const listPath = useListPath()
  const facets = useFacets(params, useParams()['serviceAlias'])
  const { channelCategorySeq: chosen } = filterFrom(params)
  const categories = facets?.categories ?? []
  return (
    <div className={css.bar}>
      <ChipRow label={t('categories')}>
        <Chip selected={!chosen} href={listPath('channelCategorySeq', null)}>
          {t('all')}
        </Chip>
        {categories
          .filter((one) => one.count !== 0 || one.channelCategorySeq === chosen)
          .map(({ channelCategorySeq, name, count }) => (
            <Chip
              key={channelCategorySeq}
              selected={chosen === channelCategorySeq}
              count={count ?? undefined}
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
  const t = useMessages(courseMessages)
  const go = useGo()
  const listPath = useListPath()
  const [params] = useSearchParams()
  const facets = useFacets(params, useParams()['serviceAlias'])
  const { kind, fare, difficultyCd } = filterFrom(params)
  const set = (key: FilterKey, value: string, usual = 'all') =>
    go(listPath(key, value === usual ? null : value))
  return (
    <div className={css.narrowing}>
      <Select
        label={t('kind')}
        hideLabel
        value={kind ?? 'all'}
        onChange={(value) => set('kind', value)}
        options={[{ value: 'all', label: t('anyKind') }, ...choices(facets?.kinds, kind, t)]}
      />
      <Select
        label={t('fare')}
        hideLabel
        value={fare ?? 'all'}
        onChange={(value) => set('fare', value)}
        options={[{ value: 'all', label: t('anyFare') }, ...choices(facets?.fares, fare, t)]}
      />
      <Select
        label={t('difficulty')}
        hideLabel
        value={difficultyCd ?? 'all'}
        onChange={(value) => set('difficultyCd', value)}
        options={[
          { value: 'all', label: t('anyLevel') },
          ...choices(facets?.difficulties, difficultyCd, (level) => t(`d${level}`)),
        ]}
      />
      <Select
        label={t('sort')}
        hideLabel
        value={sortFrom(params)}
        onChange={(value) => set('sort', value, 'popular')}
        options={courseSorts.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  )
}

/** The values with results, each with its count; a selected value is always included. */
function choices<Value extends string>(
  facet: { value: Value; count: number | null }[] = [],
  chosen: Value | undefined,
  name: (value: Value) => string,
) {
  return facet
    .filter(({ value, count }) => count !== 0 || value === chosen)
    .map(({ value, count }) => ({
      value,
      label: count === null ? name(value) : `${name(value)} (${withSeparators(count)})`,
    }))
}
