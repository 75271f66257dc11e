import { memo } from 'react'
import type { BoardShape } from 'contract/learning/live-rooms/board.rules'
import { colorOf, MARKER_OPACITY, outlineFor, textSizes } from './shape-paths.ts'

/** A shape inside of an SVG. */
export const ShapeView = memo(({ shape }: { shape: BoardShape }) => {
  const color = colorOf[shape.color]
  if (shape.kind === 'TEXT') {
    const [x = 0, y = 0] = shape.points
    const size = textSizes[shape.size]
    return (
      <text x={x} y={y + size} fontSize={size} fontWeight={600} fill={color}>
        {shape.text}
      </text>
    )
  }
  const { d, isFilled, width } = outlineFor(shape)
  return (
    <path
      d={d}
      fill={isFilled ? color : 'none'}
      stroke={isFilled ? 'none' : color}
      strokeWidth={isFilled ? undefined : width}
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity={shape.kind === 'MARKER' ? MARKER_OPACITY : undefined}
    />
  )
})
ShapeView.displayName = 'ShapeView'
