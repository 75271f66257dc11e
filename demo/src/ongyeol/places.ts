import type { DemoLesson, DemoVenue } from '../content.ts'

export const hall: DemoVenue = {
  address: '서울특별시 성동구 예시길 12',
  detail: '3층 온결홀 · 매트와 담요가 있어요',
}
export const table: DemoVenue = { address: '서울특별시 성동구 예시길 12', detail: '2층 긴 탁자방' }

/** The same meeting once a week. */
export const weekly = (
  titles: readonly string[],
  { day, from, hours, place }: { day: number; from: string; hours: number; place: DemoVenue },
): DemoLesson[] =>
  titles.map((title, week) => ({ kind: 'offline', title, day: day + week * 7, from, hours, place }))
