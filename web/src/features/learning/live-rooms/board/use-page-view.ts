import { useRef, useState, type RefObject } from 'react'
import { BOARD_WIDTH } from 'contract/learning/live-rooms/board.rules'
import { moved, toPage, wholePage, zoomed } from './page-view.ts'

interface Position {
  clientX: number
  clientY: number
}
/** The part of the page that is visible, moved by one finger or two, by the wheel with Ctrl, and by buttons. */
export function usePageView(surface: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState(wholePage)
  const pointers = useRef(new Map<number, Position>())
  const box = () => surface.current?.getBoundingClientRect() ?? new DOMRect()
  const zoomAt = (at: Position, factor: number) =>
    setView((before) => zoomed(before, factor, toPage(at, box(), before)))
  const moveBy = (dx: number, dy: number) =>
    setView((before) => {
      const unit = BOARD_WIDTH / before.zoom / (box().width || 1)
      return moved(before, dx * unit, dy * unit)
    })
  const middle = () => {
    const [one, other] = [...pointers.current.values()]
    if (!one || !other) return null
    return {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
      span: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    }
  }
  return {
    view,
    /** Returns how many fingers or other pointers are down. */
    down({ pointerId, clientX, clientY }: PointerEvent) {
      pointers.current.set(pointerId, { clientX, clientY })
      return pointers.current.size
    },
    up({ pointerId }: PointerEvent) {
      pointers.current.delete(pointerId)
      return pointers.current.size
    },
    isPinched: () => pointers.current.size > 1,
    drag({ pointerId, clientX, clientY }: PointerEvent) {
      const before = pointers.current.get(pointerId)
      if (!before) return
      const middleBefore = middle()
      pointers.current.set(pointerId, { clientX, clientY })
      const next = middle()
      if (!middleBefore || !next) return moveBy(clientX - before.clientX, clientY - before.clientY)
      if (middleBefore.span > 0) zoomAt(middleBefore, next.span / middleBefore.span)
      moveBy(next.clientX - middleBefore.clientX, next.clientY - middleBefore.clientY)
    },
    zoomAt,
    zoomBy(factor: number) {
      const { left, top, width, height } = box()
      zoomAt({ clientX: left + width / 2, clientY: top + height / 2 }, factor)
    },
  }
}
