/** How members come to a level: all of them have it, its conditions apply to them, or staff give it. docs/rules.md R-1122. */
export const levelWays = ['EVERYBODY', 'RULE', 'HAND'] as const
export type LevelWay = (typeof levelWays)[number]

export const levelColors = ['gray', 'brown', 'orange', 'gold', 'green', 'teal', 'blue', 'purple'] as const
export type LevelColor = (typeof levelColors)[number]

/** What conditions are about: classes finished, months as a member, won paid and not refunded, points. */
export const levelCriteria = ['finished', 'months', 'paid', 'points'] as const
export type LevelCriterion = (typeof levelCriteria)[number]

/** What is known about a member. */
export type LevelFacts = Record<LevelCriterion, number>
/** The least of each that a level asks for; null where it does not matter. */
export type LevelConditions = Record<LevelCriterion, number | null>

/** The most that a level takes off classes, in whole percent. */
export const MAX_LEVEL_DISCOUNT = 50
export const MAX_LEVELS = 20
export const MAX_LEVEL_NAME = 20
export const MAX_GIVING_REASON = 200
export const maxOfCriterion: LevelFacts = {
  finished: 1000,
  months: 600,
  paid: 1_000_000_000,
  points: 1_000_000_000,
}
export const noConditions: LevelConditions = { finished: null, months: null, paid: null, points: null }

/** What a level takes off an amount: whole won or cents, rounded down. docs/rules.md R-1201. */
export const levelDiscountOf = (amount: number, percent: number) => Math.floor((amount * percent) / 100)

interface LevelRule {
  way: LevelWay
  conditions: LevelConditions
}

export const hasConditions = (conditions: LevelConditions) =>
  levelCriteria.some((one) => conditions[one] !== null)

/** Whether the same members have a level before and after it was changed. */
export const isSameRule = (before: LevelRule, after: LevelRule) =>
  before.way === after.way &&
  (before.way !== 'RULE' || levelCriteria.every((one) => before.conditions[one] === after.conditions[one]))

/** Whether all conditions of a level apply; a level that is given by hand is never reached by itself. */
export function isReached(facts: LevelFacts, { way, conditions }: LevelRule) {
  if (way !== 'RULE') return way === 'EVERYBODY'
  return hasConditions(conditions) && levelCriteria.every((one) => facts[one] >= (conditions[one] ?? 0))
}

/** The highest level that these facts reach; null where there is none. `levels` begins with the lowest. docs/rules.md R-1122. */
export const levelFor = <Level extends LevelRule>(facts: LevelFacts, levels: readonly Level[]) =>
  levels.findLast((level) => isReached(facts, level)) ?? null

/** This level and those above it; none where it was deleted. `levels` begins with the lowest. docs/rules.md R-1200. */
export function levelsFrom<Level extends { levelSeq: number }>(levels: readonly Level[], levelSeq: number) {
  const at = levels.findIndex((level) => level.levelSeq === levelSeq)
  return at < 0 ? [] : levels.slice(at)
}

/** The lowest level above this one that conditions lead to and that is not reached yet. */
export function nextLevel<Level extends LevelRule & { levelSeq: number }>(
  facts: LevelFacts,
  levels: readonly Level[],
  levelSeq: number | null,
) {
  const at = levels.findIndex((level) => level.levelSeq === levelSeq)
  return levels.slice(at + 1).find((level) => level.way === 'RULE' && !isReached(facts, level)) ?? null
}

/** How far a member is towards a level, in whole percent: the mean of its conditions, none of which counts more than full. */
export function percentTowards(facts: LevelFacts, conditions: LevelConditions) {
  const parts = levelCriteria.flatMap((one) => {
    const least = conditions[one]
    if (least === null) return []
    return [Math.min(1, Math.max(0, facts[one]) / Math.max(1, least))]
  })
  if (parts.length === 0) return 0
  return Math.floor((100 * parts.reduce((sum, part) => sum + part, 0)) / parts.length)
}

/** Whole months between two days in Seoul: a month is over on the same day of the next one, or on its last. */
export function wholeMonths(from: string, to: string) {
  const [fromYear, fromMonth, fromDay] = partsOf(from)
  const [toYear, toMonth, toDay] = partsOf(to)
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  const isOver = toDay >= Math.min(fromDay, lastDay)
  return Math.max(0, (toYear - fromYear) * 12 + toMonth - fromMonth - (isOver ? 0 : 1))
}
const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date] as const
}
