import { publicTypes } from 'contract/values/type-codes'
import { useListQuestion } from '../../../../platform/management/list-query.ts'
import { PagedList } from '../../../../platform/management/PagedList.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SegmentedControl } from '../../../../ui/forms/SegmentedControl.tsx'
import { useCourses } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import { CourseSeoTable } from './CourseSeoTable.tsx'
import css from './seo-layout.module.css'

/** The classes of the site, each with its texts for search engines. */
export function ClassesPart() {
  const t = useMessages(seoMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const publicCd = params.get('kind') === publicTypes.private ? publicTypes.private : publicTypes.public
  const courses = useCourses({ page, size, publicCd })
  return (
    <>
      <div className={css.tools}>
        <SegmentedControl
          label={t('shownFor')}
          value={publicCd}
          onChange={(kind) => set({ kind: kind === publicTypes.private ? kind : '' })}
          options={[
            { value: publicTypes.public, label: t('open') },
            { value: publicTypes.private, label: t('closed') },
          ]}
        />
        {courses.data && <span className="num">{t('count', { count: courses.data.total })}</span>}
      </div>
      <PagedList
        of={courses}
        page={page}
        size={size}
        {...turn}
        isFiltered={false}
        onShowAll={() => set({ kind: '' })}
        words={{ empty: t('empty'), emptyText: t('emptyText'), noMatch: t('empty'), showAll: t('showAll') }}
      >
        {(list) => <CourseSeoTable courses={list} />}
      </PagedList>
    </>
  )
}
