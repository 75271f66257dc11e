import type { ReactNode } from 'react'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { liveRoomMessages } from './room.messages.ts'
import { SavingNote } from './SavingNote.tsx'
import { tileKey, type Stage as StageView, type TileRef } from './stage.ts'
import { Tile } from './Tile.tsx'
import type { RoomReaction } from './use-reactions.ts'
import css from './Stage.module.css'

interface StageProps {
  stage: StageView
  /** The whiteboard, in place of the large tile; null while there is none. */
  board: ReactNode
  pinned: string | null
  onPin: (key: string | null) => void
  /** Shows the pictures again, which are not fetched; null where they are. */
  onPicture: (() => void) | null
  /** The users who raised a hand, in that order. */
  hands: readonly number[]
  reactions: readonly RoomReaction[]
}

/** One large tile or the whiteboard with a strip below, or a grid of equal tiles. */
export function Stage({ stage, board, pinned, onPin, onPicture, hands, reactions }: StageProps) {
  const t = useMessages(liveRoomMessages)
  const { hiddenCount } = stage
  const main = board ? null : stage.main
  const tiles = board && stage.main ? [stage.main, ...stage.tiles] : stage.tiles
  const tileOf = (tile: TileRef, isMain = false) => {
    const key = tileKey(tile)
    const { userSeq } = tile.participant
    const turn = hands.indexOf(userSeq)
    return (
      <Tile
        key={key}
        tile={tile}
        isMain={isMain}
        isPinned={pinned === key}
        onPin={() => onPin(pinned === key ? null : key)}
        note={isMain && onPicture && !tile.participant.isLocal && <SavingNote onPicture={onPicture} />}
        handNumber={turn < 0 ? null : turn + 1}
        reactions={tile.source === 'camera' ? reactions.filter((one) => one.userSeq === userSeq) : []}
      />
    )
  }
  return (
    <div
      className={css.stage}
      data-layout={main || board ? 'speaker' : 'grid'}
      data-count={tiles.length}
      data-board={board ? true : undefined}
    >
      {board && <div className={css.main}>{board}</div>}
      {main && <div className={css.main}>{tileOf(main, true)}</div>}
      {(board || tiles.length > 0 || hiddenCount > 0) && (
        <div className={css.tiles}>
          {tiles.map((tile) => tileOf(tile))}
          {hiddenCount > 0 && <p className={css.more}>{t('moreHere', { count: hiddenCount })}</p>}
        </div>
      )}
    </div>
  )
}
