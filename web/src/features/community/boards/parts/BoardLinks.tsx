import { IconChevronRight, IconClipboardText, IconLock } from '@tabler/icons-react'
import type { LevelMark } from 'contract/people/levels/schemas'
import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { boardPaths } from '../board-paths.ts'
import { boardPageMessages } from '../boards.messages.ts'
import css from '../boards.module.css'
import { Unanswered } from './Unanswered.tsx'

interface BoardLinksProps {
  boards: readonly {
    boardSeq: BoardSeq
    courseSeq: CourseSeq | null
    title: string
    description: string
    unansweredCount: number | null
    mayRead: boolean
    readLevel: LevelMark | null
  }[]
}
/** Boards by name, each leading to its posts. */
export function BoardLinks({ boards }: BoardLinksProps) {
  const t = useMessages(boardPageMessages)
  return (
    <ul className={css.links}>
      {boards.map((board) => (
        <li key={board.boardSeq}>
          <Anchor href={boardPaths(board).list}>
            {board.mayRead ? <IconClipboardText size={20} aria-hidden /> : <IconLock size={20} aria-hidden />}
            <span>
              <b>{board.title}</b>
              {!board.mayRead && board.readLevel && (
                <small>{t('forLevel', { name: board.readLevel.name })}</small>
              )}
              {board.mayRead && board.description && <small>{board.description}</small>}
            </span>
            <Unanswered count={board.unansweredCount} />
            <IconChevronRight size={18} aria-hidden />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
