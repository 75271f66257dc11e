import { IconChevronRight, IconClipboardText } from '@tabler/icons-react'
import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { boardPaths } from './board-paths.ts'
import { useClassBoards } from './class-boards.api.ts'
import { classBoardMessages } from './class-boards.messages.ts'
import css from './boards.module.css'

interface ClassBoardLinksProps {
  courseSeq: CourseSeq
  className: string | undefined
}

/** The boards of a class on its page, for those who may read them. */
export function ClassBoardLinks({ courseSeq, className }: ClassBoardLinksProps) {
  const t = useMessages(classBoardMessages)
  const { data } = useClassBoards(courseSeq)
  if (!data || data.list.length === 0) return null
  return (
    <section id="boards" className={className}>
      <h2>{t('boards')}</h2>
      <ul className={css.links}>
        {data.list.map((board) => (
          <li key={board.boardSeq}>
            <Anchor href={boardPaths(board).list}>
              <IconClipboardText size={20} aria-hidden />
              <span>
                <b>{board.title}</b>
                {board.description && <small>{board.description}</small>}
              </span>
              <IconChevronRight size={18} aria-hidden />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A button that leads from the classroom to the boards of its class. */
export function ClassBoardButton({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classBoardMessages)
  const { data } = useClassBoards(courseSeq)
  if (!data || data.list.length === 0) return null
  return (
    <IconButton
      href={`/classes/${courseSeq}/board`}
      label={t('boards')}
      icon={<IconClipboardText size={22} aria-hidden />}
      size={44}
    />
  )
}
