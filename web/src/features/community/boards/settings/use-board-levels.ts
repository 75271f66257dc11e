import type { LevelSeq } from 'contract/values/ids'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { useLevelNames } from '../../../people/levels/levels.api.ts'
import { levelValue } from './board-draft.ts'
import { boardLevelMessages } from './board-levels.messages.ts'
import { useBoardSource } from './board-source.ts'

/** The levels that a board of the site may name. */
export function useBoardLevels() {
  const t = useMessages(boardLevelMessages)
  const levels = useLevelNames(useBoardSource().courseSeq === null).data
  const find = (levelSeq: LevelSeq) => levels?.find((level) => level.levelSeq === levelSeq)
  const isGone = (levelSeq: LevelSeq | null) =>
    levelSeq !== null && levels !== undefined && find(levelSeq) === undefined
  /** What a board says about its level: nothing before the names are there. */
  const phraseOf = (levelSeq: LevelSeq) => {
    const name = find(levelSeq)?.name
    if (name !== undefined) return t('from', { name })
    return levels ? t('goneLevel') : ''
  }
  return {
    isGone,
    phraseOf,
    /** All levels, and the one that the board names where it was deleted. */
    optionsWith: (chosen: LevelSeq | null) => {
      const known = (levels ?? []).map(({ levelSeq }) => levelSeq)
      const all = chosen === null || known.includes(chosen) ? known : [...known, chosen]
      return all.map((levelSeq) => ({ value: levelValue(levelSeq), label: phraseOf(levelSeq) }))
    },
  }
}
