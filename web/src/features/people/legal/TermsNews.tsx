import { useState } from 'react'
import { messageOf } from '../../../platform/call.ts'
import { formatDate } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { TermsDialog } from './TermsDialog.tsx'
import { useAnswerTerms, useTermsNews, type News } from './legal.api.ts'
import { termsMessages } from './legal.messages.ts'
import css from './TermsNews.module.css'

/** Notifies members of new versions, one at a time, until they have confirmed that they saw it. */
export function TermsNews() {
  const news = useTermsNews()
  const [first] = news.data?.list ?? []
  return first ? <OneText key={first.kind} news={first} /> : null
}

function OneText({ news }: { news: News }) {
  const t = useMessages(termsMessages)
  const [isReading, setReading] = useState(false)
  const { run, isRunning } = useAnswerTerms()
  const { kind, version, needsConsent, state, summary, effectiveAt } = news
  const facts = { kind: t(kind), date: effectiveAt === null ? '' : formatDate(effectiveAt) }
  const answer = () =>
    run({ termsKind: kind, version, body: { manner: needsConsent ? 'AGREED' : 'READ' } }).then(
      () => toast({ text: t('thanks'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }),
    )
  return (
    <section className={css.news} aria-label={t('news')}>
      <div className={`wrap ${css.inner}`}>
        <div className={css.words}>
          <p>
            <b>{t(state === 'UPCOMING' ? 'changes' : 'changed', facts)}</b>{' '}
            {needsConsent && t('needsConsent')}
          </p>
          {summary && <p>{summary}</p>}
        </div>
        <div className={css.acts}>
          <Button size="sm" variant="outline" onPress={() => setReading(true)}>
            {t('read')}
          </Button>
          <Button size="sm" loading={isRunning} onPress={() => void answer()}>
            {t(needsConsent ? 'agree' : 'seen')}
          </Button>
        </div>
      </div>
      <TermsDialog kind={isReading ? kind : null} version={version} onClose={() => setReading(false)} />
    </section>
  )
}
