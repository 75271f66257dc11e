import { moveDay } from '../../values/korea-time.ts'

/** What members get badges for; the last two are given by staff alone. docs/rules.md R-1251. */
export const badgeKinds = [
  'FIRST_FINISH',
  'FINISHES',
  'STREAK',
  'REVIEWS',
  'FIRST_POST',
  'HELPER',
  'HONOUR',
] as const
export type BadgeKind = (typeof badgeKinds)[number]

export const badgeIcons = [
  'award',
  'trophy',
  'flame',
  'star',
  'pencil',
  'heart',
  'school',
  'sparkles',
  'crown',
  'rocket',
] as const
export type BadgeIcon = (typeof badgeIcons)[number]

export interface BadgeRule {
  kind: BadgeKind
  /** How many it takes; null where there is nothing to count. */
  threshold: number | null
}
interface StartingBadge {
  icon: BadgeIcon
  threshold: number | null
}
/** What a site begins with. */
export const startingBadges: Readonly<Record<BadgeKind, StartingBadge>> = {
  FIRST_FINISH: { icon: 'award', threshold: null },
  FINISHES: { icon: 'trophy', threshold: 5 },
  STREAK: { icon: 'flame', threshold: 7 },
  REVIEWS: { icon: 'star', threshold: 3 },
  FIRST_POST: { icon: 'pencil', threshold: null },
  HELPER: { icon: 'heart', threshold: null },
  HONOUR: { icon: 'crown', threshold: null },
}
export const isCounted = (kind: BadgeKind) => startingBadges[kind].threshold !== null

export const MAX_THRESHOLD = 365
export const MIN_THRESHOLD = 2
export const MAX_BADGE_NAME = 20
export const MAX_BADGE_DESCRIPTION = 80
export const MAX_BADGE_REASON = 200

/** What is known about a member. */
export interface BadgeFacts {
  /** Classes finished. */
  finished: number
  /** The most days in a row on which they completed a lesson. */
  streak: number
  reviews: number
  posts: number
}
/** Whether a badge is earned; one that staff give never is. docs/rules.md R-1251. */
export function isEarned(facts: BadgeFacts, { kind, threshold }: BadgeRule) {
  const least = threshold ?? 1
  if (kind === 'FIRST_FINISH' || kind === 'FINISHES') return facts.finished >= least
  if (kind === 'STREAK') return facts.streak >= least
  if (kind === 'REVIEWS') return facts.reviews >= least
  return kind === 'FIRST_POST' && facts.posts >= least
}

/** The most of these days that follow each other. */
export function longestRun(days: readonly string[]) {
  let longest = 0
  let run = 0
  let before: string | null = null
  for (const day of [...new Set(days)].toSorted()) {
    run = before !== null && moveDay(before, 1) === day ? run + 1 : 1
    longest = Math.max(longest, run)
    before = day
  }
  return longest
}
