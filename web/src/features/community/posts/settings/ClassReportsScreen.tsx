import { useSeq } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useReportsIn } from '../posts.api.ts'
import { ReportList, useReportQuestion } from './ReportList.tsx'
import css from './Reports.module.css'
import { classReportMessages } from './reports.messages.ts'

/** The reported posts of one class, for its staff. */
export function ClassReportsScreen() {
  const t = useMessages(classReportMessages)
  const courseSeq = useSeq('courseSeq')
  const query = useReportQuestion()
  const reports = useReportsIn(courseSeq, query.query)
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="visually-hidden">
        {t('title')}
      </h2>
      <p className={css.why}>{t('sub')}</p>
      <ReportList of={reports} path={`/classes/${courseSeq}/settings/reports`} isOfOne {...query} />
    </section>
  )
}
