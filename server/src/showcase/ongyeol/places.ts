import type { DemoLesson, DemoPlace } from '../content.ts'

export const hall: DemoPlace = {
  address: '서울특별시 성동구 예시길 12',
  detail: '3층 온결홀 · 매트와 담요가 있어요',
}
export const table: DemoPlace = { address: '서울특별시 성동구 예시길 12', detail: '2층 긴 탁자방' }

/** The same meeting once a week. */
export const weekly = (
  titles: readonly string[],
  { day, from, hours, place }: { day: number; from: string; hours: number; place: DemoPlace },
): DemoLesson[] =>
  titles.map((title, week) => ({ kind: 'offline', title, day: day + week * 7, from, hours, place }))
