import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Snippets } from '../integrations.api.ts'
import { snippetMessages } from '../snippet.messages.ts'

/** Explains why pages do not run the version that is switched on, and names the version that they run. */
export function SnippetState({ policy, chosen, running, versions }: Snippets) {
  const t = useMessages(snippetMessages)
  const { language } = useSite()
  if (policy === 'off') return <Notice title={t('neverTitle')}>{t('neverText')}</Notice>
  if (chosen === null || chosen === running) return null
  const review = versions.find(({ version }) => version === chosen)?.review
  const meanwhile = running === null ? t('meanwhileNone') : t('meanwhile', { version: running })
  if (review?.status === 'REFUSED' || review?.status === 'WITHDRAWN') {
    const title = review.status === 'REFUSED' ? 'refusedTitle' : 'withdrawnTitle'
    return (
      <Notice tone="soon" title={t(title, { version: chosen })}>
        <p>{t('because', { reason: review.reason ?? '' })}</p>
        <p>{meanwhile}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title={t('waitingTitle', { version: chosen })}>
      {review && <p>{t('waitingText', { at: formatDateTime(review.requestedAt, language) })}</p>}
      <p>{meanwhile}</p>
    </Notice>
  )
}
