import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { ListSearch } from '../../../platform/management/ListSearch.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { Kind } from '../../../ui/Tag.tsx'
import { sitesDeskMessages } from './sites-desk.messages.ts'
import css from './parts/suspensions.module.css'
import { shelfFrom, shelves, useSites, type SiteLine } from './suspensions.api.ts'
import { suspensionMessages } from './suspensions.messages.ts'

/** The sites of the installation, for its operator. */
export function SitesScreen() {
  const t = useMessages(sitesDeskMessages)
  const { params, page, size, q, set, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const sites = useSites({ shelf, q, page, size })
  useLastPage(sites.data, { page, size, ...turn })
  const names = { all: t('all'), suspended: t('suspended'), appealed: t('appealed') }
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Tabs
        id="sites"
        label={t('title')}
        current={shelf}
        tabs={shelves.map((key) => ({
          key,
          label: names[key],
          href: key === 'all' ? '/admin/sites' : `/admin/sites?shelf=${key}`,
          ...(key === 'appealed' && sites.data?.appeals ? { count: sites.data.appeals } : {}),
        }))}
      />
      <div className={css.tools}>
        <ListSearch label={t('search')} clearLabel={t('clear')} q={q} onSearch={(text) => set({ q: text })} />
      </div>
      <Answer of={sites}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty title={t(q ? 'notFound' : shelf === 'all' ? 'none' : 'noneHere')} spot="done" />
          ) : (
            <>
              <Card pad="none">
                <SitesTable sites={list} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
    </main>
  )
}

function SitesTable({ sites }: { sites: SiteLine[] }) {
  const t = useMessages(sitesDeskMessages)
  const { language } = useSite()
  const columns: Column<SiteLine>[] = [
    {
      key: 'site',
      head: t('site'),
      bare: true,
      cell: ({ channelSeq, name, domain }) => (
        <Anchor href={`/admin/sites/${channelSeq}`} className={css.site}>
          <b className="clamp2">{name}</b>
          <small>{new URL(domain).host}</small>
        </Anchor>
      ),
    },
    { key: 'opened', head: t('opened'), cell: ({ openedAt }) => formatDateTime(openedAt, language) },
    { key: 'state', head: t('state'), cell: (site) => <SiteState site={site} /> },
  ]
  return (
    <DataTable label={t('title')} columns={columns} rows={sites} keyOf={({ channelSeq }) => channelSeq} />
  )
}

function SiteState({ site: { suspension, appealedAt } }: { site: SiteLine }) {
  const t = useMessages(sitesDeskMessages)
  const kinds = useMessages(suspensionMessages)
  if (suspension === null) return <Kind tone="ok">{t('running')}</Kind>
  return (
    <span>
      <Kind tone="soon">{t('suspendedFor', { kind: kinds(suspension) })}</Kind>{' '}
      {appealedAt && <Kind tone="brand">{t('hasAppeal')}</Kind>}
    </span>
  )
}
