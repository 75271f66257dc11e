import { useState, type ReactNode } from 'react'
import type { Board } from 'contract/community/boards/schemas'
import { messageOf } from '../../../platform/call.ts'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import type { MenuItem } from '../../../ui/layers/Menu.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { useModeration, type BoardContent } from './moderation.api.ts'
import { reportMessages } from '../reports/reports.messages.ts'
import { HideContent } from './parts/HideContent.tsx'
import { ReportContent } from './parts/ReportContent.tsx'

interface Moderated {
  isMine: boolean
  isReported: boolean
  hiddenReason: string | null
}
/** Reporting, hiding and showing again, as items of a menu with their dialog. */
export function useModerationItems(
  board: Pick<Board, 'courseSeq' | 'mayUpdate'>,
  content: BoardContent,
  { isMine, isReported, hiddenReason }: Moderated,
): { items: MenuItem[]; dialog: ReactNode } {
  const t = useMessages(reportMessages)
  const { isChannelUser } = useSession()
  const { hide } = useModeration(board.courseSeq)
  const [asking, setAsking] = useState<'report' | 'hide' | null>(null)
  const show = () =>
    void hide(content, null).then(
      () => toast(t('showDone')),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  const items: MenuItem[] = []
  if (!isMine && isChannelUser)
    items.push({
      key: 'report',
      label: t(isReported ? 'reported' : 'report'),
      disabled: isReported,
      onPress: () => setAsking('report'),
    })
  if (board.mayUpdate)
    items.push(
      hiddenReason === null
        ? { key: 'hide', label: t('hide'), onPress: () => setAsking('hide') }
        : { key: 'show', label: t('show'), onPress: show },
    )
  const close = () => setAsking(null)
  const dialog = (
    <>
      {asking === 'report' && <ReportContent of={content} onClose={close} />}
      {asking === 'hide' && <HideContent of={content} courseSeq={board.courseSeq} onClose={close} />}
    </>
  )
  return { items, dialog }
}
