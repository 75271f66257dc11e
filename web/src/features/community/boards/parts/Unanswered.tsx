import { MAX_UNANSWERED } from 'contract/community/boards/boards.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPageMessages } from '../boards.messages.ts'

/** The server counts up to a limit. */
export const waitingCount = (count: number) =>
  count < MAX_UNANSWERED ? String(count) : `${MAX_UNANSWERED - 1}+`

/** How many questions of a board wait, for those who mark them; nothing where none does. docs/rules.md R-1120. */
export function Unanswered({ count }: { count: number | null }) {
  const t = useMessages(boardPageMessages)
  if (!count) return null
  return (
    <Kind tone="soon">
      {t('unanswered')} {waitingCount(count)}
    </Kind>
  )
}
