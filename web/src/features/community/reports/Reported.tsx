import { useState, type ReactNode } from 'react'
import type { ReportReason } from 'contract/community/posts/reports.rules'
import { messageOf } from '../../../platform/call.ts'
import { useSite } from '../../../platform/site.tsx'
import { formatDateTime } from '../../../platform/time.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { Kind } from '../../../ui/Tag.tsx'
import { HideDialog } from './HideDialog.tsx'
import { reportMessages } from './reports.messages.ts'
import type { Shelf } from './ReportedList.tsx'
import css from './Reports.module.css'

export interface Deeds {
  /** Shows it again where the reason is null. */
  hide: (reason: string | null) => Promise<unknown>
  dismiss: () => Promise<unknown>
  hideTitle: string
  hideHint?: string
}
interface ReportedProps {
  shelf: Shelf
  /** What it is, such as a comment. */
  kind?: string
  /** Where it stands. */
  place: ReactNode
  title?: ReactNode
  writerName: string
  content: string
  isHidden: boolean
  /** Why it is hidden, where the list says so. */
  hiddenReason?: string | null
  verdict: 'HIDDEN' | 'DISMISSED' | null
  reports: readonly { reason: ReportReason; description: string; createdAt: string }[]
  reportCount: number
  /** Pictures below the words. */
  children?: ReactNode
  /** Null where the reader decides nothing. */
  deeds: Deeds | null
}

/** One thing that was reported or hidden, with what staff do about it. */
export function Reported({ shelf, kind, place, deeds, children, ...one }: ReportedProps) {
  const t = useMessages(reportMessages)
  const { writerName, isHidden, hiddenReason = null, verdict } = one
  return (
    <article aria-label={t('reportedOf', { name: writerName })}>
      <header>
        {kind !== undefined && <Kind>{kind}</Kind>}
        {isHidden && <Kind tone="soon">{t('isHidden')}</Kind>}
        {shelf === 'settled' && !isHidden && verdict === 'DISMISSED' && (
          <Kind tone="ok">{t('dismissed')}</Kind>
        )}
        <span>{place}</span>
      </header>
      {one.title !== undefined && <p className={css.title}>{one.title}</p>}
      <p className={css.words}>
        <b>{writerName}</b> {one.content}
      </p>
      {children}
      {hiddenReason !== null && <p className={css.why}>{t('because', { reason: hiddenReason })}</p>}
      <Reasons reports={one.reports} reportCount={one.reportCount} />
      {deeds && <Acts deeds={deeds} isHidden={isHidden} isOpen={shelf === 'open'} />}
    </article>
  )
}

function Reasons({ reports, reportCount }: Pick<ReportedProps, 'reports' | 'reportCount'>) {
  const t = useMessages(reportMessages)
  const { language } = useSite()
  if (reportCount === 0) return null
  return (
    <ul className={css.reasons} aria-label={t('reasons', { count: reportCount })}>
      {reports.map(({ reason, description, createdAt }, at) => (
        <li key={at}>
          <b>{t(reason)}</b>
          {description !== '' && <span>{description}</span>}
          <time dateTime={createdAt} className="num">
            {formatDateTime(createdAt, language)}
          </time>
        </li>
      ))}
    </ul>
  )
}

interface ActsProps {
  deeds: Deeds
  isHidden: boolean
  isOpen: boolean
}
function Acts({ deeds: { hide, dismiss, hideTitle, hideHint }, isHidden, isOpen }: ActsProps) {
  const t = useMessages(reportMessages)
  const [isAsking, setAsking] = useState(false)
  const [running, setRunning] = useState<'show' | 'dismiss' | null>(null)
  async function run(deed: 'show' | 'dismiss') {
    setRunning(deed)
    try {
      await (deed === 'show' ? hide(null) : dismiss())
      toast(t(deed === 'show' ? 'showDone' : 'dismissDone'))
    } catch (error) {
      toast({ text: messageOf(error, t('failed')), tone: 'error' })
    }
    setRunning(null)
  }
  return (
    <div className={css.acts}>
      {isHidden && (
        <Button size="sm" variant="outline" loading={running === 'show'} onPress={() => void run('show')}>
          {t('show')}
        </Button>
      )}
      {isOpen && (
        <Button
          size="sm"
          variant="outline"
          loading={running === 'dismiss'}
          onPress={() => void run('dismiss')}
        >
          {t('dismiss')}
        </Button>
      )}
      {!isHidden && (
        <Button size="sm" variant={isOpen ? 'primary' : 'outline'} onPress={() => setAsking(true)}>
          {t('hide')}
        </Button>
      )}
      {isAsking && (
        <HideDialog title={hideTitle} hint={hideHint} hide={hide} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
