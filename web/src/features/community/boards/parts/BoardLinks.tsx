import { IconChevronRight, IconClipboardText } from '@tabler/icons-react'
import type { BoardSeq, CourseSeq } from 'contract/values/ids'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { boardPaths } from '../board-paths.ts'
import css from '../boards.module.css'
import { Unanswered } from './Unanswered.tsx'

interface BoardLinksProps {
  boards: readonly {
    boardSeq: BoardSeq
    courseSeq: CourseSeq | null
    title: string
    description: string
    unansweredCount: number | null
  }[]
}
/** Boards by name, each leading to its posts. */
export const BoardLinks = ({ boards }: BoardLinksProps) => (
  <ul className={css.links}>
    {boards.map((board) => (
      <li key={board.boardSeq}>
        <Anchor href={boardPaths(board).list}>
          <IconClipboardText size={20} aria-hidden />
          <span>
            <b>{board.title}</b>
            {board.description && <small>{board.description}</small>}
          </span>
          <Unanswered count={board.unansweredCount} />
          <IconChevronRight size={18} aria-hidden />
        </Anchor>
      </li>
    ))}
  </ul>
)
