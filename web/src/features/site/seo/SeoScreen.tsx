import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ClassesPart } from './parts/ClassesPart.tsx'
import { PagesPart } from './parts/PagesPart.tsx'
import css from './parts/seo-layout.module.css'
import { SiteSeoForm } from './parts/SiteSeoForm.tsx'
import { useSiteSeo } from './seo.api.ts'
import { seoMessages } from './seo.messages.ts'

/** The metadata of the site, of its pages and of each class for search engines and messengers. */
export function SeoScreen() {
  const t = useMessages(seoMessages)
  const { params } = useListQuestion()
  const shelf = params.get('shelf')
  const tab = shelf === 'classes' || shelf === 'pages' ? shelf : 'site'
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
          { key: 'pages', label: t('pages'), href: '/settings/seo?shelf=pages' },
          { key: 'classes', label: t('classes'), href: '/settings/seo?shelf=classes' },
        ]}
      />
      <div className={css.below}>
        {tab === 'site' && <SitePart />}
        {tab === 'pages' && <PagesPart />}
        {tab === 'classes' && <ClassesPart />}
      </div>
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
