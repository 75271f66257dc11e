import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { Appeal } from '../suspensions.api.ts'
import { suspensionMessages } from '../suspensions.messages.ts'
import css from './suspensions.module.css'

/** What was said against a suspension, with the answers. */
export function Appeals({ appeals }: { appeals: readonly Appeal[] }) {
  const t = useMessages(suspensionMessages)
  const { language } = useSite()
  return appeals.map(({ suspensionAppealSeq, filedBy, filedAt, text, outcome, answer, answeredAt }) => (
    <article key={suspensionAppealSeq} className={css.appeal}>
      <p className={css.line}>
        <b>{t('appealOf', { name: filedBy })}</b>
        <span>{formatDateTime(filedAt, language)}</span>
        <Kind tone={outcome === 'LIFTED' ? 'ok' : outcome === 'KEPT' ? 'plain' : 'soon'}>
          {t(outcome ?? 'WAITING')}
        </Kind>
      </p>
      <p className={css.words}>{text}</p>
      {answer && (
        <div className={css.answer}>
          <p className={css.line}>
            <b>{t('answer')}</b>
            {answeredAt && <span>{formatDateTime(answeredAt, language)}</span>}
          </p>
          <p className={css.words}>{answer}</p>
        </div>
      )}
    </article>
  ))
}
