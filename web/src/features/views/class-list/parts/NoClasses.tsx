import { useParams, useSearchParams } from 'react-router'
import { useGo } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useQuoted } from '../../../../platform/words/use-quoted.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ChipRow, RemovableChip } from '../../../../ui/Chip.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { useFacets } from '../class-list.api.ts'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { filterFrom, useListHome, useListPath, type FilterKey } from '../filter.ts'

/** Lists the conditions without a result, each with a button to remove it. */
export function NoClasses() {
  const t = useMessages(courseMessages)
  const go = useGo()
  const home = useListHome()
  const listPath = useListPath()
  const [params] = useSearchParams()
  const { q } = filterFrom(params)
  const chosen = useConditions()
  if (chosen.length === 0) return <Empty title={t('emptySite')} text={t('emptySiteText')} />
  return (
    <Empty
      title={q ? t('emptyFor', { q }) : t('emptyTitle')}
      text={t('emptyText')}
      action={
        <>
          {q && (
            <Button variant="outline" href={`/search?q=${encodeURIComponent(q)}`}>
              {t('searchAll')}
            </Button>
          )}
          <Button href={home}>{t('clearAll')}</Button>
        </>
      }
    >
      <ChipRow label={t('filters')}>
        {chosen.map(({ key, name }) => (
          <RemovableChip
            key={key}
            removeLabel={t('remove', { name })}
            onRemove={() => go(listPath(key, null))}
          >
            {name}
          </RemovableChip>
        ))}
      </ChipRow>
    </Empty>
  )
}

function useConditions() {
  const t = useMessages(courseMessages)
  const quoted = useQuoted()
  const [params] = useSearchParams()
  const facets = useFacets(params, useParams()['serviceAlias'])
  const { q, channelCategorySeq, fare, kind, difficultyCd } = filterFrom(params)
  const category = facets?.categories.find((one) => one.channelCategorySeq === channelCategorySeq)
  const conditions: { key: FilterKey; name: string | undefined }[] = [
    { key: 'q', name: q && quoted(q) },
    { key: 'channelCategorySeq', name: category?.name },
    { key: 'fare', name: fare && t(fare) },
    { key: 'kind', name: kind && t(kind) },
    { key: 'difficultyCd', name: difficultyCd && t(`d${difficultyCd}`) },
  ]
  return conditions.flatMap(({ key, name }) => (name ? [{ key, name }] : []))
}
