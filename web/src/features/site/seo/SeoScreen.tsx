import { publicTypes } from 'contract/values/type-codes'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PagedList } from '../../../platform/management/PagedList.tsx'
import { SegmentedControl } from '../../../ui/forms/SegmentedControl.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { CourseSeoTable } from './parts/CourseSeoTable.tsx'
import css from './parts/seo-layout.module.css'
import { SiteSeoForm } from './parts/SiteSeoForm.tsx'
import { useCourses, useSiteSeo } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'

/** The metadata of the site and of each class for search engines and messengers. */
export function SeoScreen() {
  const t = useMessages(seoMessages)
  const { params } = useListQuestion()
  const tab = params.get('shelf') === 'classes' ? 'classes' : 'site'
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Tabs
        id="seo"
        label={t('tabs')}
        current={tab}
        tabs={[
          { key: 'site', label: t('site'), href: '/settings/seo' },
          { key: 'classes', label: t('classes'), href: '/settings/seo?shelf=classes' },
        ]}
      />
      <div className={css.below}>{tab === 'site' ? <SitePart /> : <ClassesPart />}</div>
    </>
  )
}

function SitePart() {
  const seo = useSiteSeo()
  return (
    <Answer of={seo} height={720}>
      {(stored) => <SiteSeoForm stored={stored} />}
    </Answer>
  )
}

function ClassesPart() {
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
