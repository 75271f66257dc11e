import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import type { SiteCodeReview } from '../site-code.api.ts'
import css from '../site-code.module.css'
import { siteCodeMessages } from '../site-code.messages.ts'
import { Status } from './Status.tsx'

interface SiteCodeTableProps {
  reviews: SiteCodeReview[]
  shelf: 'waiting' | 'decided'
}
export function SiteCodeTable({ reviews, shelf }: SiteCodeTableProps) {
  const t = useMessages(siteCodeMessages)
  const { language } = useSite()
  const at = (moment: string | null) => moment && formatDateTime(moment, language)
  const common: Column<SiteCodeReview>[] = [
    {
      key: 'site',
      head: t('site'),
      cell: ({ siteCodeReviewSeq, siteName, siteUrl, version }) => (
        <Anchor href={`/admin/site-code/${siteCodeReviewSeq}`} className={css.site}>
          <b className="clamp2">{siteName || siteUrl}</b>
          <small>{t('numbered', { version })}</small>
        </Anchor>
      ),
      bare: true,
    },
    { key: 'by', head: t('by'), cell: ({ requestedBy }) => requestedBy },
    { key: 'requested', head: t('requested'), cell: ({ requestedAt }) => at(requestedAt) },
  ]
  const decided: Column<SiteCodeReview>[] = [
    {
      key: 'status',
      head: t('status'),
      cell: (review) => (
        <span className={css.result}>
          <Status review={review} />
          {review.reason && <small className={`clamp2 ${css.faint}`}>{review.reason}</small>}
        </span>
      ),
    },
    { key: 'decidedAt', head: t('decidedAt'), cell: ({ decidedAt }) => at(decidedAt) },
  ]
  return (
    <DataTable
      label={t('title')}
      rows={reviews}
      keyOf={({ siteCodeReviewSeq }) => siteCodeReviewSeq}
      columns={[...common, ...(shelf === 'waiting' ? [] : decided)]}
    />
  )
}
