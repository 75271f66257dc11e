import type { BoardPostLine } from 'contract/community/boards/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPageMessages } from '../boards.messages.ts'

/** Says whether a question has an answer. */
export function Answered({ of: { isAnswered } }: { of: Pick<BoardPostLine, 'isAnswered'> }) {
  const t = useMessages(boardPageMessages)
  return <Kind tone={isAnswered ? 'ok' : 'soon'}>{t(isAnswered ? 'answered' : 'unanswered')}</Kind>
}
