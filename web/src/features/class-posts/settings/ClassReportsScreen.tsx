import { useSeq } from '../../../platform/address.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { FormSection } from '../../../shell/management/FormSection.tsx'
import { useReportsIn } from '../class-posts.api.ts'
import { ReportList, useReportQuestion } from './ReportList.tsx'
import { reportWords } from './reports.words.ts'

/** What readers reported in one class, for whoever works on it. */
export function ClassReportsScreen() {
  const t = useWords(reportWords)
  const courseSeq = useSeq('courseSeq')
  const asked = useReportQuestion()
  const reports = useReportsIn(courseSeq, asked.query)
  return (
    <FormSection title={t('title')} why={t('sub')}>
      <ReportList of={reports} path={`/classes/${courseSeq}/settings/reports`} isOfOne {...asked} />
    </FormSection>
  )
}
