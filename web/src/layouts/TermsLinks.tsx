import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useMessages } from '../platform/words/use-messages.ts'
import css from './SiteFooter.module.css'
import { shellMessages } from './shell.messages.ts'

const TermsDialog = lazy(() =>
  import('../features/people/legal/TermsDialog.tsx').then((m) => ({ default: m.TermsDialog })),
)

/** The terms of the site or the platform, fetched when the user opens them, and further links beside them. */
export function TermsLinks({ children }: { children?: ReactNode }) {
  const t = useMessages(shellMessages)
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null)
  const [isWanted, setWanted] = useState(false)
  function read(kind: 'terms' | 'privacy') {
    setWanted(true)
    setReading(kind)
  }
  return (
    <div className={css.links}>
      <button type="button" onClick={() => read('terms')}>
        {t('terms')}
      </button>
      <button type="button" onClick={() => read('privacy')}>
        <strong>{t('privacy')}</strong>
      </button>
      {children}
      {isWanted && (
        <Suspense fallback={null}>
          <TermsDialog kind={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </div>
  )
}
