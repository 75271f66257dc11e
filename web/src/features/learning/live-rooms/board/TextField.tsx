import { useEffect, useRef, useState } from 'react'
import { BOARD_HEIGHT, BOARD_WIDTH, MAX_BOARD_TEXT } from 'contract/learning/live-rooms/board.rules'
import { newKey } from '../../../../platform/new-key.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { isComposing } from '../../../../ui/forms/composing.ts'
import { liveBoardMessages } from './board.messages.ts'
import type { BoardStore } from './board-store.ts'
import type { PageView } from './page-view.ts'
import { colorOf, textSizes } from './shape-paths.ts'
import type { Pen } from './strokes.ts'
import type { TextEntry } from './use-drawing.ts'
import css from './Board.module.css'

interface FieldProps {
  entry: TextEntry
  pen: Pen
  view: PageView
  page: number
  store: BoardStore
  onDone: () => void
}
/** A text as it will stand on the page. Enter and leaving the field put it there, Escape does not; an empty one is removed. */
export function TextField({ entry, pen, view, page, store, onDone }: FieldProps) {
  const t = useMessages(liveBoardMessages)
  const [text, setText] = useState(entry.text)
  const isDone = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const [x, y] = entry.at
  const before = store.get().elements.find(({ elementId }) => elementId === entry.elementId)
  const { color, size } = before?.shape ?? pen
  const finish = (isKept: boolean) => {
    if (isDone.current) return
    isDone.current = true
    const words = text.trim()
    const shape = words === '' ? null : { kind: 'TEXT' as const, color, size, points: [x, y], text: words }
    const isChanged = words !== entry.text && (shape !== null || entry.elementId !== null)
    if (isKept && isChanged) store.step([{ elementId: entry.elementId ?? newKey(), page, shape }])
    onDone()
  }
  const percent = (value: number, whole: number) => `${(value * view.zoom * 100) / whole}%`
  return (
    <input
      ref={field}
      className={css.textField}
      style={{
        left: percent(x - view.x, BOARD_WIDTH),
        top: percent(y - view.y, BOARD_HEIGHT),
        fontSize: `${(textSizes[size] * view.zoom * 100) / BOARD_WIDTH}cqw`,
        color: colorOf[color],
      }}
      aria-label={t('textField')}
      maxLength={MAX_BOARD_TEXT}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') finish(true)
        if (event.key === 'Escape') {
          event.stopPropagation()
          finish(false)
        }
      }}
    />
  )
}
