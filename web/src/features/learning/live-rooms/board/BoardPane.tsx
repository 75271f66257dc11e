import { useEffect, useRef, useState } from 'react'
import type { UserSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { ErrorNote } from '../../../../ui/ErrorNote.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Spinner } from '../../../../ui/Spinner.tsx'
import type { Participant } from '../inside/participant.ts'
import type { LessonRef } from '../live-rooms.api.ts'
import { useBoardCalls } from './board.api.ts'
import { liveBoardMessages } from './board.messages.ts'
import { BoardBar } from './BoardBar.tsx'
import { DrawersDialog } from './DrawersDialog.tsx'
import { nextLine, type Pen } from './strokes.ts'
import { Surface } from './Surface.tsx'
import { Tools, ZoomButtons } from './Tools.tsx'
import { useBoard } from './use-board.ts'
import type { TextEntry } from './use-drawing.ts'
import { usePageView } from './use-page-view.ts'
import css from './Board.module.css'

export interface BoardPaneProps {
  lessonRef: LessonRef
  isHost: boolean
  participants: readonly Participant[]
  /** Folds the board on this screen alone. */
  onHide: () => void
  /** For hosts: closes it for everybody. */
  onCloseForAll: () => void
}
/** The whiteboard in place of the large picture. docs/rules.md R-1215. */
export function BoardPane({ lessonRef, isHost, participants, onHide, onCloseForAll }: BoardPaneProps) {
  const t = useMessages(liveBoardMessages)
  const { store, view } = useBoard(lessonRef, participants.length)
  const calls = useHostCalls(lessonRef, store.refresh)
  const [ownPage, setOwnPage] = useState<number | null>(null)
  const [pen, setPen] = useState<Pen>({ tool: 'PEN', color: 'BLACK', size: 'S' })
  const [entry, setEntry] = useState<TextEntry | null>(null)
  const [isAllowing, setAllowing] = useState(false)
  const surface = useRef<SVGSVGElement>(null)
  const pageView = usePageView(surface)
  const { board, elements } = view
  const { mayDraw, pageCount } = board
  const page = isHost ? board.page : Math.min(ownPage ?? board.page, pageCount)
  const drawn = elements.filter((one) => one.page === page)
  const permission = usePermissionSentence(view.isLoaded ? mayDraw : null, isHost)
  useUndoKeys(mayDraw, store)
  if (!view.isLoaded)
    return (
      <div className={css.outside}>
        {view.problem ? (
          <ErrorNote
            title={messageOf(view.problem, t('notLoaded'))}
            retry={{ label: t('retry'), onPress: () => void store.refresh({ isWhole: true }) }}
          />
        ) : (
          <p role="status" aria-label={t('loading')}>
            <Spinner />
          </p>
        )}
      </div>
    )
  return (
    <section className={css.board} aria-label={t('title')} data-draws={mayDraw || undefined}>
      <BoardBar
        {...{ lessonRef, isHost, page, pageCount, onHide, onCloseForAll }}
        shapes={drawn.map(({ shape }) => shape)}
        surface={surface}
        isFollowing={page === board.page}
        onPage={(next) => {
          if (isHost) calls.turn(next ?? board.page)
          else setOwnPage(next === board.page ? null : next)
        }}
        onAllow={() => setAllowing(true)}
        onClear={() => calls.clear(page, () => store.cleared(page))}
      />
      <div className={css.middle}>
        <Surface
          {...{ surface, store, page, drawn, pen, pageView, mayDraw, isHost, entry }}
          onEntry={setEntry}
        />
        <ZoomButtons zoom={pageView.view.zoom} onZoom={pageView.zoomBy} />
      </div>
      {mayDraw && (
        <Tools
          {...{ pen, mayUndo: view.mayUndo, mayRedo: view.mayRedo }}
          onPen={setPen}
          onTextByKeyboard={() =>
            setEntry({
              elementId: null,
              text: '',
              at: nextLine(
                drawn.map(({ shape }) => shape),
                pen,
              ),
            })
          }
          onUndo={store.undo}
          onRedo={store.redo}
        />
      )}
      <p className="visually-hidden" role="status">
        {permission}
      </p>
      {isAllowing && (
        <DrawersDialog
          participants={participants}
          isForAll={board.isForAll}
          drawers={board.drawers}
          onAllow={calls.allow}
          onClose={() => setAllowing(false)}
        />
      )}
    </section>
  )
}

/** Commands whose failures are shown in a corner. */
function useHostCalls(lessonRef: LessonRef, refresh: () => Promise<void>) {
  const t = useMessages(liveBoardMessages)
  const { turn, clear, allow } = useBoardCalls(lessonRef)
  const settle = (call: Promise<unknown>, onDone?: () => void) =>
    void call.then(
      () => {
        onDone?.()
        void refresh()
      },
      (error: unknown) => toast({ text: messageOf(error, t('notDone')), tone: 'error' }),
    )
  return {
    turn: (page: number) => settle(turn.run({ body: { page } })),
    clear: (page: number, onDone: () => void) => settle(clear.run({ body: { page } }), onDone),
    allow: (userSeq: UserSeq | null, isAllowed: boolean) =>
      settle(allow.run({ body: { userSeq, isAllowed } })),
  }
}

/** Says to learners what changed of their permission; null while it is not known. */
function usePermissionSentence(mayDraw: boolean | null, isHost: boolean) {
  const t = useMessages(liveBoardMessages)
  const [known, setKnown] = useState(mayDraw)
  const [sentence, setSentence] = useState('')
  if (mayDraw !== null && mayDraw !== known) {
    setKnown(mayDraw)
    if (!isHost && (known !== null || mayDraw)) setSentence(t(mayDraw ? 'mayDraw' : 'mayNotDraw'))
  }
  return sentence
}

/** Ctrl+Z or ⌘Z, unless somebody types. */
function useUndoKeys(mayDraw: boolean, { undo, redo }: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    if (!mayDraw) return
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.matches('input, textarea, [contenteditable]')
      if (isTyping || event.altKey || !(event.ctrlKey || event.metaKey)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [mayDraw, undo, redo])
}
