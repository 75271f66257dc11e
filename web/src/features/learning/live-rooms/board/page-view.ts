import { BOARD_HEIGHT, BOARD_WIDTH } from 'contract/learning/live-rooms/board.rules'

/** The part of the page that is visible: the whole page at 1. */
export interface PageView {
  zoom: number
  x: number
  y: number
}
export const wholePage: PageView = { zoom: 1, x: 0, y: 0 }
const MAX_ZOOM = 6

interface Box {
  left: number
  top: number
  width: number
  height: number
}
interface ScreenPoint {
  clientX: number
  clientY: number
}
/** The point of the page below a point of the screen. */
export function toPage({ clientX, clientY }: ScreenPoint, { left, top, width, height }: Box, view: PageView) {
  const x = view.x + ((clientX - left) / (width || 1)) * (BOARD_WIDTH / view.zoom)
  const y = view.y + ((clientY - top) / (height || 1)) * (BOARD_HEIGHT / view.zoom)
  return [within(Math.round(x), BOARD_WIDTH), within(Math.round(y), BOARD_HEIGHT)] as const
}
const within = (value: number, max: number) => Math.min(max, Math.max(0, value))

/** Enlarges the page around a point of it, which stays where it is. */
export function zoomed(view: PageView, factor: number, [x, y]: readonly [number, number]): PageView {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, view.zoom * factor))
  const ratio = view.zoom / zoom
  return bounded({ zoom, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio })
}
/** Moves it by units of the page, never beyond its edges. */
export const moved = (view: PageView, dx: number, dy: number) =>
  bounded({ ...view, x: view.x - dx, y: view.y - dy })
const bounded = ({ zoom, x, y }: PageView): PageView => ({
  zoom,
  x: within(x, BOARD_WIDTH - BOARD_WIDTH / zoom),
  y: within(y, BOARD_HEIGHT - BOARD_HEIGHT / zoom),
})
export const viewBoxOf = ({ zoom, x, y }: PageView) =>
  `${x} ${y} ${BOARD_WIDTH / zoom} ${BOARD_HEIGHT / zoom}`
