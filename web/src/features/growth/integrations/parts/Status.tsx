import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import type { SiteCodeReview } from '../site-code.api.ts'
import { siteCodeMessages } from '../site-code.messages.ts'

const tones = {
  REQUESTED: 'soon',
  CANCELLED: 'plain',
  ALLOWED: 'ok',
  REFUSED: 'soon',
  WITHDRAWN: 'soon',
} as const

/** The decision on a version, and whether pages run it. */
export function Status({ review: { status, isRunning } }: { review: SiteCodeReview }) {
  const t = useMessages(siteCodeMessages)
  return (
    <span>
      <Kind tone={tones[status]}>{t(status)}</Kind> {isRunning && <Kind tone="ok">{t('running')}</Kind>}
    </span>
  )
}
