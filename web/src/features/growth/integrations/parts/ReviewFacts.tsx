import type { SnippetNeeds } from 'contract/growth/integrations/snippets.schemas'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import type { SiteCodeReview } from '../site-code.api.ts'
import css from '../site-code.module.css'
import { siteCodeMessages } from '../site-code.messages.ts'
import { Status } from './Status.tsx'

interface ReviewFactsProps {
  review: SiteCodeReview
  needs: SnippetNeeds
}
/** The site of the code, and what pages will allow it to do. */
export function ReviewFacts({ review, needs }: ReviewFactsProps) {
  const t = useMessages(siteCodeMessages)
  const { language } = useSite()
  const at = (moment: string) => formatDateTime(moment, language)
  const hosts = (list: readonly string[]) => (
    <span className={css.hosts}>{list.join(', ') || t('nowhere')}</span>
  )
  return (
    <Card>
      <KVList>
        <KV k={t('status')} v={<Status review={review} />} />
        <KV
          k={t('site')}
          v={
            <a href={review.siteUrl} target="_blank" rel="noreferrer">
              {review.siteName}
            </a>
          }
        />
        <KV k={t('by')} v={review.requestedBy} />
        <KV k={t('requested')} v={at(review.requestedAt)} />
        {review.decidedAt && <KV k={t('decidedAt')} v={at(review.decidedAt)} />}
        {review.decidedBy && <KV k={t('decidedBy')} v={review.decidedBy} />}
        <KV
          k={t('inline')}
          v={needs.inlineScripts > 0 ? t('inlineCount', { count: needs.inlineScripts }) : t('nowhere')}
        />
        <KV k={t('scripts')} v={hosts(needs.scriptHosts)} />
        <KV k={t('talks')} v={hosts(needs.talkHosts)} />
      </KVList>
    </Card>
  )
}
