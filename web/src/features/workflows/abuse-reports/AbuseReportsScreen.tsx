import { seqIn } from '../../../platform/address.ts'
import { Head } from '../../../platform/Head.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { shelfFrom, shelves, useAbuseReports } from './abuse-reports.api.ts'
import { abuseReportsMessages } from './abuse-reports.messages.ts'
import css from './parts/abuse-reports.module.css'
import { ReportCard } from './parts/ReportCard.tsx'

/** What people reported about sites, for the operator. */
export function AbuseReportsScreen() {
  const t = useMessages(abuseReportsMessages)
  const { params, page, size, set, turn } = useListQuestion()
  const shelf = shelfFrom(params)
  const siteSeq = seqIn('siteSeq', params.get('site'))
  const reports = useAbuseReports({ shelf, page, size, ...(siteSeq !== undefined && { siteSeq }) })
  useLastPage(reports.data, { page, size, ...turn })
  const ofSite = siteSeq === undefined ? '' : `&site=${siteSeq}`
  return (
    <main id="main" className={`wrap ${css.desk}`}>
      <Head title={t('title')} isPrivate />
      <PageHead title={t('title')} sub={t('sub')} />
      <Tabs
        id="abuse-reports"
        label={t('title')}
        current={shelf}
        tabs={shelves.map((key) => ({
          key,
          label: t(key === 'waiting' ? 'waiting' : 'shelfDecided'),
          href: `/admin/abuse-reports?shelf=${key}${ofSite}`,
        }))}
      />
      <Answer of={reports}>
        {({ list, total }) => (
          <div className={css.list}>
            {siteSeq !== undefined && (
              <Notice
                action={
                  <Button size="sm" variant="outline" onPress={() => set({ site: '' })}>
                    {t('allSites')}
                  </Button>
                }
              >
                {t('oneSite')}
              </Notice>
            )}
            {list.length === 0 && (
              <Empty title={t(shelf === 'waiting' ? 'none' : 'noneDecided')} spot="done" />
            )}
            {list.map((report) => (
              <ReportCard key={report.abuseReportSeq} report={report} />
            ))}
            {list.length > 0 && <ListPages page={page} size={size} total={total} {...turn} />}
          </div>
        )}
      </Answer>
    </main>
  )
}
