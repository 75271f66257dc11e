import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { RoomState } from 'contract/learning/live-rooms/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { Spinner } from '../../../../ui/Spinner.tsx'
import { useShowBoard } from '../board/board.api.ts'
import { liveBoardMessages } from '../board/board.messages.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import type { Participant } from './participant.ts'
import css from './Room.module.css'

// Fetched by those who see a board.
const BoardPane = lazy(() => import('../board/BoardPane.tsx').then((m) => ({ default: m.BoardPane })))

interface WhiteboardInput {
  lessonRef: LessonRef
  state: RoomState
  participants: readonly Participant[]
  refresh: () => void
}
export interface Whiteboard {
  /** In place of the large picture; null while it is closed or folded. */
  pane: ReactNode
  isVisible: boolean
  label: string
  /** Opens or closes it for everybody, or folds it here; null where there is none. */
  toggle: (() => void) | null
  /** Its last change, for screen readers. */
  sentence: string
}

/** Hosts open the board for everybody; everybody may fold it on their own screen. docs/rules.md R-1215. */
export function useWhiteboard({ lessonRef, state, participants, refresh }: WhiteboardInput): Whiteboard {
  const t = useMessages(liveBoardMessages)
  const { run } = useShowBoard(lessonRef)
  const [isFolded, setFolded] = useState(false)
  const isOpen = state.board?.isOpen ?? false
  const [wasOpen, setWasOpen] = useState(isOpen)
  const [sentence, setSentence] = useState('')
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    setFolded(false)
    setSentence(t(isOpen ? 'opened' : 'closed'))
  }
  const show = (next: boolean) =>
    void run({ body: { isOpen: next } }).then(refresh, (error: unknown) =>
      toast({ text: messageOf(error, t('notDone')), tone: 'error' }),
    )
  const isVisible = isOpen && !isFolded
  const label = !isOpen ? t('open') : isFolded ? t('unhide') : t('hide')
  const toggle = isOpen ? () => setFolded(!isFolded) : state.isHost ? () => show(true) : null
  const pane = isVisible ? (
    <Suspense
      fallback={
        <p className={css.boardLoading} role="status" aria-label={t('loading')}>
          <Spinner />
        </p>
      }
    >
      <BoardPane
        {...{ lessonRef, participants }}
        isHost={state.isHost}
        onHide={() => setFolded(true)}
        onCloseForAll={() => show(false)}
      />
    </Suspense>
  ) : null
  return { pane, isVisible, label, toggle, sentence }
}
