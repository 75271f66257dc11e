import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { IconButton } from './IconButton.tsx'

/** The list with one row moved up or down by one. */
export function moved<Row>(rows: readonly Row[], at: number, by: 1 | -1): Row[] {
  const next = [...rows]
  next.splice(at + by, 0, ...next.splice(at, 1))
  return next
}

interface MoveButtonsProps<Row> {
  rows: readonly Row[]
  at: number
  /** The labels name the row, because the buttons of all rows look alike. */
  upLabel: string
  downLabel: string
  onMove: (rows: Row[]) => void
}

/** Moves one row of a list up or down. */
export const MoveButtons = <Row,>({ rows, at, upLabel, downLabel, onMove }: MoveButtonsProps<Row>) => (
  <>
    <IconButton
      label={upLabel}
      icon={<IconArrowUp size={18} />}
      disabled={at === 0}
      onPress={() => onMove(moved(rows, at, -1))}
    />
    <IconButton
      label={downLabel}
      icon={<IconArrowDown size={18} />}
      disabled={at === rows.length - 1}
      onPress={() => onMove(moved(rows, at, 1))}
    />
  </>
)
