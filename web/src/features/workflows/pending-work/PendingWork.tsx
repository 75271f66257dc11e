import {
  pendingKinds,
  shownPending,
  type PendingKind,
} from 'contract/workflows/pending-work/pending-work.rules'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import css from './PendingWork.module.css'
import { usePendingWork } from './pending-work.api.ts'
import { pendingWorkMessages } from './pending-work.messages.ts'

const paths: Record<PendingKind, string> = {
  QUESTIONS: '/settings/questions',
  REFUND_REQUESTS: '/settings/refunds',
  DEPOSITS: '/settings/sales',
  DELIVERIES: '/settings/delivery',
  BOARD_REPORTS: '/settings/board/reports',
  CLASS_REPORTS: '/settings/class-reports',
}

/** What waits for the caller, each with its page; nothing where nothing waits. */
export function PendingWork() {
  const t = useMessages(pendingWorkMessages)
  const pending = usePendingWork()
  const waiting = pendingKinds.filter((kind) => pending.has(kind))
  if (waiting.length === 0) return null
  return (
    <nav aria-label={t('title')}>
      <ul className={css.list}>
        {waiting.map((kind) => (
          <li key={kind}>
            <Anchor href={paths[kind]}>
              {t(kind)} <b>{shownPending(pending.get(kind) ?? 0)}</b>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
