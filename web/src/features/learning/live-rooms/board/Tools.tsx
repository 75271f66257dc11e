import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowUpRight,
  IconCircle,
  IconEraser,
  IconHandMove,
  IconHighlight,
  IconLine,
  IconPencil,
  IconSquare,
  IconTypography,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { boardColors, boardSizes } from 'contract/learning/live-rooms/board.rules'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveBoardMessages } from './board.messages.ts'
import { colorOf } from './shape-paths.ts'
import type { Pen, Tool } from './strokes.ts'
import css from './Board.module.css'

const tools = [
  { tool: 'PEN', name: 'pen', Icon: IconPencil },
  { tool: 'MARKER', name: 'marker', Icon: IconHighlight },
  { tool: 'ERASER', name: 'eraser', Icon: IconEraser },
  { tool: 'TEXT', name: 'text', Icon: IconTypography },
  { tool: 'LINE', name: 'line', Icon: IconLine },
  { tool: 'ARROW', name: 'arrow', Icon: IconArrowUpRight },
  { tool: 'RECTANGLE', name: 'rectangle', Icon: IconSquare },
  { tool: 'ELLIPSE', name: 'ellipse', Icon: IconCircle },
  { tool: 'HAND', name: 'hand', Icon: IconHandMove },
] as const satisfies { tool: Tool; name: string; Icon: unknown }[]
const dotSizes = { S: 6, M: 11, L: 18 } as const

interface ToolsProps {
  pen: Pen
  onPen: (pen: Pen) => void
  /** The text tool was chosen by the keyboard, which points nowhere. */
  onTextByKeyboard: () => void
  mayUndo: boolean
  mayRedo: boolean
  onUndo: () => void
  onRedo: () => void
}
/** What is drawn with; on small screens a row that is moved sideways. */
export function Tools({ pen, onPen, onTextByKeyboard, mayUndo, mayRedo, onUndo, onRedo }: ToolsProps) {
  const t = useMessages(liveBoardMessages)
  return (
    <div className={css.tools} role="toolbar" aria-label={t('tools')}>
      <span className={css.toolGroup}>
        {tools.map(({ tool, name, Icon }) => (
          <ToolButton
            key={tool}
            label={t(name)}
            isPressed={pen.tool === tool}
            onPress={(isByKeyboard) => {
              onPen({ ...pen, tool })
              if (tool === 'TEXT' && isByKeyboard) onTextByKeyboard()
            }}
          >
            <Icon size={20} aria-hidden />
          </ToolButton>
        ))}
      </span>
      <span className={css.toolGroup} role="group" aria-label={t('colors')}>
        {boardColors.map((color) => (
          <ToolButton
            key={color}
            label={t(color)}
            isPressed={pen.color === color}
            onPress={() => onPen({ ...pen, color })}
          >
            <i className={css.dot} style={{ background: colorOf[color], width: 18, height: 18 }} />
          </ToolButton>
        ))}
      </span>
      <span className={css.toolGroup} role="group" aria-label={t('sizes')}>
        {boardSizes.map((size) => (
          <ToolButton
            key={size}
            label={t(size)}
            isPressed={pen.size === size}
            onPress={() => onPen({ ...pen, size })}
          >
            <i className={css.dot} style={{ width: dotSizes[size], height: dotSizes[size] }} />
          </ToolButton>
        ))}
      </span>
      <span className={css.toolGroup}>
        <ToolButton label={t('undo')} isDisabled={!mayUndo} onPress={onUndo}>
          <IconArrowBackUp size={20} aria-hidden />
        </ToolButton>
        <ToolButton label={t('redo')} isDisabled={!mayRedo} onPress={onRedo}>
          <IconArrowForwardUp size={20} aria-hidden />
        </ToolButton>
      </span>
    </div>
  )
}

export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (factor: number) => void }) {
  const t = useMessages(liveBoardMessages)
  return (
    <span className={css.zoom}>
      <ToolButton label={t('zoomOut')} isDisabled={zoom <= 1} onPress={() => onZoom(1 / 1.5)}>
        <IconZoomOut size={20} aria-hidden />
      </ToolButton>
      <ToolButton label={t('zoomIn')} onPress={() => onZoom(1.5)}>
        <IconZoomIn size={20} aria-hidden />
      </ToolButton>
    </span>
  )
}

interface ButtonProps {
  label: string
  isPressed?: boolean
  isDisabled?: boolean
  onPress: (isByKeyboard: boolean) => void
  children: ReactNode
}
export const ToolButton = ({ label, isPressed, isDisabled, onPress, children }: ButtonProps) => (
  <button
    type="button"
    className={css.tool}
    aria-label={label}
    title={label}
    aria-pressed={isPressed}
    disabled={isDisabled}
    onClick={(event) => onPress(event.detail === 0)}
  >
    {children}
  </button>
)
