import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { mayChange, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import { newKey } from '../../../../platform/new-key.ts'
import type { BoardStore, DrawnElement } from './board-store.ts'
import { toPage, type PageView } from './page-view.ts'
import { touches } from './shape-paths.ts'
import { begun, extended, isFull, isNothing, pointsBetween, type Pen, type Point } from './strokes.ts'

/** After so much of a long line the others see its beginning. */
const PART_MS = 700
/** In units of the page, at its whole size. */
const ERASER_REACH = 14

export interface Draft {
  elementId: string
  shape: BoardShape
}
/** Where a text is entered: a new one, or one that is there already. */
export interface TextEntry {
  elementId: string | null
  text: string
  at: Point
}
interface DrawingInput {
  surface: RefObject<SVGSVGElement | null>
  store: BoardStore
  page: number
  /** What is on this page. */
  drawn: readonly DrawnElement[]
  pen: Pen
  view: PageView
  isHost: boolean
  onText: (entry: TextEntry) => void
}

/** What one pointer does with the chosen tool. Two of them move the page: then what was begun is dropped. */
export function useDrawing(input: DrawingInput) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const current = useRef<Draft | null>(null)
  const sentAt = useRef(0)
  const eraser = useEraser(input)
  const { store, page } = input

  const show = (next: Draft | null) => {
    current.current = next
    setDraft(next)
  }
  const pointAt = (event: PointerEvent): Point => {
    const box = input.surface.current?.getBoundingClientRect()
    return box ? toPage(event, box, input.view) : [0, 0]
  }
  function commit(done: Draft) {
    if (!isNothing(done.shape)) store.step([{ ...done, page }], [null])
  }
  function begin(event: PointerEvent) {
    const { tool } = input.pen
    if (tool === 'HAND' || tool === 'TEXT') return
    if (tool === 'ERASER') return eraser.begin(pointAt(event))
    sentAt.current = event.timeStamp
    show({ elementId: newKey(), shape: begun(tool, input.pen, pointAt(event)) })
  }
  function move(event: PointerEvent) {
    eraser.move(pointAt(event))
    let next = current.current
    if (!next) return
    for (const one of stepsOf(event)) {
      next = { ...next, shape: extended(next.shape, pointAt(one)) }
      if (!isFull(next.shape)) continue
      commit(next)
      next = { elementId: newKey(), shape: begun(next.shape.kind, input.pen, pointAt(one)) }
    }
    show(next)
    if (event.timeStamp - sentAt.current < PART_MS || isNothing(next.shape)) return
    sentAt.current = event.timeStamp
    store.put([{ ...next, page }])
  }
  function end(event: PointerEvent) {
    eraser.move(pointAt(event))
    eraser.end()
    const done = current.current
    show(null)
    if (done) commit(done)
    if (input.pen.tool === 'TEXT') input.onText(textAt(input, pointAt(event)))
  }
  function cancel() {
    eraser.end()
    const dropped = current.current
    show(null)
    if (dropped && store.get().elements.some(({ elementId }) => elementId === dropped.elementId))
      store.put([{ elementId: dropped.elementId, page, shape: null }])
  }
  return { draft, begin, move, end, cancel }
}

/** Removes what it touches at once, and as one step. Learners remove what is their own. docs/rules.md R-1216. */
function useEraser({ store, page, drawn, view, isHost }: DrawingInput) {
  const erased = useRef<DrawnElement[] | null>(null)
  const last = useRef<Point>([0, 0])
  const reach = ERASER_REACH / view.zoom
  function move(point: Point) {
    const gone = erased.current
    if (!gone) return
    // A quick hand or a busy browser leaves gaps between two events wider than a line.
    const passed = pointsBetween(last.current, point, reach)
    last.current = point
    const isGone = new Set(gone.map(({ elementId }) => elementId))
    const hit = drawn.filter(
      ({ elementId, isMine, shape }) =>
        mayChange({ isHost, isOwn: isMine }) &&
        !isGone.has(elementId) &&
        passed.some((at) => touches(shape, at, reach)),
    )
    if (hit.length === 0) return
    gone.push(...hit)
    store.put(hit.map(({ elementId }) => ({ elementId, page, shape: null })))
  }
  return {
    move,
    begin(point: Point) {
      erased.current = []
      last.current = point
      move(point)
    },
    end() {
      const gone = erased.current ?? []
      erased.current = null
      if (gone.length === 0) return
      store.step(
        gone.map(({ elementId }) => ({ elementId, page, shape: null })),
        gone.map(({ shape }) => shape),
      )
    },
  }
}

/** All movements since the last event: a browser hands on one for each picture of the screen. */
function stepsOf(event: PointerEvent) {
  const all = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : []
  return all.length > 0 ? all : [event]
}

function textAt({ drawn, isHost }: DrawingInput, at: Point): TextEntry {
  const found = drawn.findLast(
    ({ shape, isMine }) =>
      shape.kind === 'TEXT' && mayChange({ isHost, isOwn: isMine }) && touches(shape, at, 0),
  )
  if (!found) return { elementId: null, text: '', at }
  const [x = 0, y = 0] = found.shape.points
  return { elementId: found.elementId, text: found.shape.text, at: [x, y] }
}

interface SurfaceHandlers {
  down: (event: PointerEvent) => void
  move: (event: PointerEvent) => void
  up: (event: PointerEvent) => void
  cancel: (event: PointerEvent) => void
  wheel: (event: WheelEvent) => void
}
/** Listens outside of React, whose wheel events cannot be kept from enlarging the whole page. */
export function useSurfaceEvents(surface: RefObject<SVGSVGElement | null>, handlers: SurfaceHandlers) {
  const handle = useEffectEvent((event: Event) => {
    if (event instanceof WheelEvent) return handlers.wheel(event)
    if (!(event instanceof PointerEvent)) return undefined
    if (event.type === 'pointerdown') return handlers.down(event)
    if (event.type === 'pointermove') return handlers.move(event)
    return event.type === 'pointerup' ? handlers.up(event) : handlers.cancel(event)
  })
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const listener = (event: Event) => handle(event)
    const names = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel'] as const
    for (const name of names) element.addEventListener(name, listener, { passive: false })
    return () => {
      for (const name of names) element.removeEventListener(name, listener)
    }
  }, [surface])
}
