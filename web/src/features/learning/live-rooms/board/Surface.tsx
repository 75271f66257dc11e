import { useRef } from 'react'
import { BOARD_HEIGHT, BOARD_WIDTH } from 'contract/learning/live-rooms/board.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveBoardMessages } from './board.messages.ts'
import type { BoardStore, DrawnElement } from './board-store.ts'
import { viewBoxOf } from './page-view.ts'
import { ShapeView } from './ShapeView.tsx'
import type { Pen } from './strokes.ts'
import { TextField } from './TextField.tsx'
import { useDrawing, useSurfaceEvents, type TextEntry } from './use-drawing.ts'
import type { usePageView } from './use-page-view.ts'
import css from './Board.module.css'

interface SurfaceProps {
  surface: React.RefObject<SVGSVGElement | null>
  store: BoardStore
  page: number
  drawn: readonly DrawnElement[]
  pen: Pen
  pageView: ReturnType<typeof usePageView>
  mayDraw: boolean
  isHost: boolean
  entry: TextEntry | null
  onEntry: (entry: TextEntry | null) => void
}

/** One page of the board. Screen readers get how much is on it, and the texts. */
export function Surface({ surface, pageView, entry, onEntry, ...props }: SurfaceProps) {
  const t = useMessages(liveBoardMessages)
  const { drawn, page, pen, mayDraw, store } = props
  const { view } = pageView
  const isMoving = useRef(false)
  const drawing = useDrawing({ ...props, surface, view, onText: onEntry })
  useSurfaceEvents(surface, {
    down(event) {
      if (event.button !== 0) return
      surface.current?.setPointerCapture(event.pointerId)
      const count = pageView.down(event)
      isMoving.current = count > 1 || !mayDraw || pen.tool === 'HAND'
      if (count > 1) drawing.cancel()
      else if (!isMoving.current) drawing.begin(event)
    },
    move(event) {
      if (isMoving.current) pageView.drag(event)
      else drawing.move(event)
    },
    up(event) {
      const left = pageView.up(event)
      if (!isMoving.current) drawing.end(event)
      // A finger that stays goes on moving the page.
      if (left === 0) isMoving.current = false
    },
    cancel(event) {
      pageView.up(event)
      drawing.cancel()
      isMoving.current = false
    },
    wheel(event) {
      if (!event.ctrlKey) return
      event.preventDefault()
      pageView.zoomAt(event, event.deltaY < 0 ? 1.15 : 1 / 1.15)
    },
  })
  const texts = drawn.filter(({ shape }) => shape.kind === 'TEXT')
  const { draft } = drawing
  return (
    <div className={css.paper}>
      <svg
        ref={surface}
        className={css.surface}
        data-tool={mayDraw ? pen.tool : 'HAND'}
        viewBox={viewBoxOf(view)}
        role="img"
        aria-label={t('canvas', { page, n: drawn.length })}
      >
        <rect width={BOARD_WIDTH} height={BOARD_HEIGHT} fill="#fff" />
        {drawn.map(({ elementId, shape }) =>
          elementId === draft?.elementId || elementId === entry?.elementId ? null : (
            <ShapeView key={elementId} shape={shape} />
          ),
        )}
        {draft && <ShapeView shape={draft.shape} />}
      </svg>
      {drawn.length === 0 && !draft && !entry && (
        <div className={css.empty}>
          <p>{t('empty')}</p>
          {mayDraw && <p>{t('emptyHint')}</p>}
        </div>
      )}
      {entry && <TextField {...{ entry, pen, view, page, store }} onDone={() => onEntry(null)} />}
      {texts.length > 0 && (
        <ul className="visually-hidden" aria-label={t('texts')}>
          {texts.map(({ elementId, shape }) => (
            <li key={elementId}>{shape.text}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
