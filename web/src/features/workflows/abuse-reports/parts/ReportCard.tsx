import { useState } from 'react'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { AbuseReport } from '../abuse-reports.api.ts'
import { abuseReportsMessages } from '../abuse-reports.messages.ts'
import css from './abuse-reports.module.css'
import { DecisionDialog, type ReportAct } from './DecisionDialog.tsx'

const tones = { DISMISSED: 'plain', WARNED: 'brand', SUSPENDED: 'soon' } as const

/** One report: the page, what was said, and what the operator does or did. */
export function ReportCard({ report }: { report: AbuseReport }) {
  const t = useMessages(abuseReportsMessages)
  const { language } = useSite()
  const [act, setAct] = useState<ReportAct | null>(null)
  const at = (moment: string) => formatDateTime(moment, language)
  const { channelSeq, siteName, siteUrl, isSuspended, path, kind, text, outcome, reportedAt } = report
  const acts: ReportAct[] = isSuspended ? ['dismiss', 'warn'] : ['dismiss', 'warn', 'suspend']
  return (
    <Card as="article" className={css.report}>
      <div className={css.line}>
        <h2>
          <Anchor href={`/admin/sites/${channelSeq}`}>{siteName}</Anchor>
        </h2>
        <Kind>{t(kind)}</Kind>
        {outcome && <Kind tone={tones[outcome]}>{t(outcome)}</Kind>}
        {isSuspended && !outcome && <Kind tone="soon">{t('isSuspended')}</Kind>}
        <small>{at(reportedAt)}</small>
      </div>
      <a href={siteUrl + path} target="_blank" rel="noreferrer" className={css.address}>
        {new URL(siteUrl).host}
        {path}
      </a>
      <p className={css.words}>{text}</p>
      {outcome === null && report.isAnswerable && <p className={css.page}>{t('answered')}</p>}
      {outcome === null ? (
        <div className={css.acts}>
          {acts.map((one) => (
            <Button
              key={one}
              variant={one === 'suspend' ? 'danger' : 'outline'}
              label={t(`${one}Of`, { name: siteName })}
              onPress={() => setAct(one)}
            >
              {t(one)}
            </Button>
          ))}
        </div>
      ) : (
        <div className={css.answer}>
          <p className={css.words}>{report.words}</p>
          <p className={css.page}>
            {t('decided', { name: report.decidedBy ?? '', at: at(report.decidedAt ?? reportedAt) })}
          </p>
        </div>
      )}
      {act && <DecisionDialog report={report} act={act} onClose={() => setAct(null)} />}
    </Card>
  )
}
