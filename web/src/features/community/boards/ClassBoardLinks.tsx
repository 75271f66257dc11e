import { IconClipboardText } from '@tabler/icons-react'
import type { CourseSeq } from 'contract/values/ids'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useClassBoards } from './class-boards.api.ts'
import { classBoardMessages } from './class-boards.messages.ts'
import { BoardLinks } from './parts/BoardLinks.tsx'

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
      <BoardLinks boards={data.list} />
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
