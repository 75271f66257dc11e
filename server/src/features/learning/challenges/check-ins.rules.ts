import type { CheckInType } from 'contract/learning/challenges/missions.rules'

/** What a check-in earned is kept under its mission and day: doing it again earns it once. */
export const rewardKey = (challengeMissionSeq: number, day: string) => `mission:${challengeMissionSeq}:${day}`

interface CheckInInput {
  content: string
  amount: number | null
  picture: unknown
}
/** Whether a check-in has what its mission needs. docs/rules.md R-1044. */
export function isComplete(type: CheckInType, { content, amount, picture }: CheckInInput) {
  if (type === 'TEXT') return content !== ''
  if (type === 'NUMBER') return amount !== null
  return type === 'CHECK' || picture !== null
}
