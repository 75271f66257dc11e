import { useSeq } from '../../../../platform/address.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { PageHead, SectionHead } from '../../../../ui/SectionHead.tsx'
import { useBoardReports, useBoardReportsIn } from '../moderation.api.ts'
import css from './Boards.module.css'
import { boardReportMessages } from './board-reports.messages.ts'
import { BoardReportList, useBoardReportFilter } from './BoardReportList.tsx'

/** What was reported or hidden on the boards of the site, and on those of the classes that the reader works on. */
export function BoardReportsScreen() {
  const t = useMessages(boardReportMessages)
  const filter = useBoardReportFilter()
  const reports = useBoardReports(filter.query)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={reports.data && t('count', { count: reports.data.total })}
        sub={t('sub')}
      />
      <BoardReportList of={reports} path="/settings/board/reports" {...filter} />
    </>
  )
}

/** The same for the boards of one class, below them in its settings. */
export function ClassBoardReports() {
  const t = useMessages(boardReportMessages)
  const courseSeq = useSeq('courseSeq')
  const filter = useBoardReportFilter()
  const reports = useBoardReportsIn(courseSeq, filter.query)
  return (
    <section className={css.below}>
      <SectionHead title={t('title')} sub={t('sub')} />
      <BoardReportList of={reports} path={`/classes/${courseSeq}/settings/board`} {...filter} />
    </section>
  )
}
