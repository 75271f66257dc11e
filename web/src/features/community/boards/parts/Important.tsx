import { IconAlertCircle } from '@tabler/icons-react'
import type { BoardPostLine } from 'contract/community/boards/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPageMessages } from '../boards.messages.ts'

/** Marks a post that staff call important. */
export function Important({ of: { importance } }: { of: Pick<BoardPostLine, 'importance'> }) {
  const t = useMessages(boardPageMessages)
  if (importance !== 'HIGH') return null
  return (
    <Kind tone="soon" icon={<IconAlertCircle size={14} aria-hidden />}>
      {t('important')}
    </Kind>
  )
}
