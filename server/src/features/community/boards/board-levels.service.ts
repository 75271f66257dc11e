import { countedLevels, type LevelsOfBoard } from 'contract/community/boards/boards.rules'
import type { BoardDraft } from 'contract/community/boards/schemas'
import { levelsFrom } from 'contract/people/levels/levels.rules'
import type { LevelMark } from 'contract/people/levels/schemas'
import type { LevelSeq } from 'contract/values/ids'
import type { ChannelDb, ChannelTx } from '../../../platform/db/channel-db.ts'
import { refuse } from '../../../platform/refuse.ts'
import { findLevels, shareLevel } from '../../people/levels/levels.public.ts'
import type { BoardRow } from './boards.queries.ts'

type Levels = Pick<BoardRow, 'readLevelSeq' | 'writeLevelSeq'>

/** The levels that boards name, each with those above it. docs/rules.md R-1200. */
export async function levelsOf(db: ChannelDb, boards: readonly Partial<Levels>[]) {
  const isNamed = boards.some(
    ({ readLevelSeq, writeLevelSeq }) => (readLevelSeq ?? writeLevelSeq ?? null) !== null,
  )
  const levels = isNamed ? await findLevels(db) : []
  return (levelSeq: LevelSeq | null) => (levelSeq === null ? null : levelsFrom(levels, levelSeq))
}

/** The lowest of them as it is shown. */
export function lowestOf(levels: (LevelsOfBoard & readonly LevelMark[]) | null): LevelMark | null {
  const lowest = levels?.[0]
  return lowest ? { levelSeq: lowest.levelSeq, name: lowest.name, color: lowest.color } : null
}

/** What is stored of a draft. NOT_FOUND for a level that is gone, unless the board names it already. docs/rules.md R-1200. */
export async function checkLevels(
  tx: ChannelTx,
  draft: Omit<BoardDraft, 'categories'>,
  before: Levels | null,
) {
  const board = countedLevels(draft)
  for (const key of ['readLevelSeq', 'writeLevelSeq'] as const) {
    const levelSeq = board[key]
    if (levelSeq === null || levelSeq === before?.[key]) continue
    if (!(await shareLevel(tx, levelSeq))) throw refuse('NOT_FOUND')
  }
  return board
}
