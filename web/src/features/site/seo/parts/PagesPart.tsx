import { publishStatuses } from 'contract/values/type-codes'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { usePages } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import { PageSeoTable } from './PageSeoTable.tsx'
import css from './seo-layout.module.css'

const { published, draft, private: hidden } = publishStatuses

/** The pages of the site, each with its texts for search engines. */
export function PagesPart() {
  const t = useMessages(seoMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const kind = params.get('kind')
  const publishStatusCd = [draft, hidden].find((status) => status === kind) ?? published
  const pages = usePages({ page, size, publishStatusCd })
  const isFiltered = publishStatusCd !== published
  return (
    <>
      <div className={css.tools}>
        <SegmentedControl
          label={t('state')}
          value={publishStatusCd}
          onChange={(chosen) => set({ kind: chosen === published ? '' : chosen })}
          options={[
            { value: published, label: t('open') },
            { value: draft, label: t('draft') },
            { value: hidden, label: t('closed') },
          ]}
        />
        {pages.data && <span className="num">{t('count', { count: pages.data.total })}</span>}
      </div>
      <PagedList
        of={pages}
        page={page}
        size={size}
        {...turn}
        isFiltered={isFiltered}
        onShowAll={() => set({ kind: '' })}
        words={{
          empty: t('pagesEmpty'),
          emptyText: t('pagesEmptyText'),
          noMatch: t('pagesNoMatch'),
          showAll: t('pagesPublished'),
        }}
      >
        {(list) => <PageSeoTable pages={list} />}
      </PagedList>
    </>
  )
}
