import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { useReports } from '../posts.api.ts'
import { ReportList, useReportQuestion } from './ReportList.tsx'
import { classReportMessages } from './reports.messages.ts'

/** The reported posts of all classes of the signed-in staff member. */
export function ReportsScreen() {
  const t = useMessages(classReportMessages)
  const query = useReportQuestion()
  const reports = useReports(query.query)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={reports.data && t('count', { count: reports.data.total })}
        sub={t('sub')}
      />
      <ReportList of={reports} path="/settings/class-reports" {...query} />
    </>
  )
}
