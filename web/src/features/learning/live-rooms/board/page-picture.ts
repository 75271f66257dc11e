import { BOARD_HEIGHT, BOARD_WIDTH, type BoardShape } from 'contract/learning/live-rooms/board.rules'
import { colorOf, MARKER_OPACITY, outlineFor, textSizes } from './shape-paths.ts'

/** A page as a picture; null where the browser cannot make one. */
export async function pictureOf(
  shapes: readonly BoardShape[],
  fontFamily: string,
  type: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = BOARD_WIDTH
  canvas.height = BOARD_HEIGHT
  const paper = canvas.getContext('2d')
  if (!paper) return null
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, BOARD_WIDTH, BOARD_HEIGHT)
  paper.lineCap = 'round'
  paper.lineJoin = 'round'
  for (const shape of shapes) paint(paper, shape, fontFamily)
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92))
}

function paint(paper: CanvasRenderingContext2D, shape: BoardShape, fontFamily: string) {
  paper.globalAlpha = shape.kind === 'MARKER' ? MARKER_OPACITY : 1
  paper.fillStyle = colorOf[shape.color]
  paper.strokeStyle = colorOf[shape.color]
  if (shape.kind === 'TEXT') {
    const [x = 0, y = 0] = shape.points
    const size = textSizes[shape.size]
    paper.font = `600 ${size}px ${fontFamily}`
    paper.fillText(shape.text, x, y + size)
    return
  }
  const { d, isFilled, width } = outlineFor(shape)
  const path = new Path2D(d)
  paper.lineWidth = width
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas
  if (isFilled) paper.fill(path)
  else paper.stroke(path)
}
