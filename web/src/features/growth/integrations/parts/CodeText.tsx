import { diffLines } from 'diff'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import type { ReviewedCode } from '../site-code.api.ts'
import css from '../site-code.module.css'
import { siteCodeMessages } from '../site-code.messages.ts'

type Code = ReviewedCode['code']

/** The text of a version, with its differences from the running one. */
export function CodeText({ code, running }: Pick<ReviewedCode, 'code' | 'running'>) {
  const t = useMessages(siteCodeMessages)
  return (
    <div className={css.texts}>
      {running && (
        <section aria-labelledby="comparison">
          <h2 id="comparison">{t('comparison', { version: running.version })}</h2>
          <Comparison before={textOf(running)} after={textOf(code)} />
        </section>
      )}
      <div>
        <h2>{t('head')}</h2>
        <Text label={t('head')} text={code.head} />
      </div>
      <div>
        <h2>{t('body')}</h2>
        <Text label={t('body')} text={code.body} />
      </div>
    </div>
  )
}

const textOf = ({ head, body, moreHosts }: Code) => [head, body, ...moreHosts].join('\n')

function Text({ label, text }: { label: string; text: string }) {
  const t = useMessages(siteCodeMessages)
  if (text.trim() === '') return <p className={css.faint}>{t('noCode')}</p>
  return (
    <pre className={css.code} role="region" aria-label={label}>
      {text}
    </pre>
  )
}

function Comparison({ before, after }: { before: string; after: string }) {
  const t = useMessages(siteCodeMessages)
  const parts = diffLines(before, after).filter(({ added, removed }) => added || removed)
  if (parts.length === 0) return <p className={css.faint}>{t('same')}</p>
  return (
    <div className={css.comparison}>
      {parts.map(({ added, value }, at) => (
        // The order of the parts never changes.
        <div key={at}>
          <small>{t(added ? 'added' : 'removed')}</small>
          <pre className={added ? css.added : css.removed}>{value}</pre>
        </div>
      ))}
    </div>
  )
}
