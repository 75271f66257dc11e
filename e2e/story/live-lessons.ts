import type { Locator } from 'playwright-core'
import { expectAccessible, site } from '../browser.ts'
import type { Somebody } from './people.ts'

const MINUTE = 60_000
/** The time in Seoul in this many minutes: `2026-11-21T20:00`. */
export const inSeoul = (minutes: number) =>
  new Date(Date.now() + 9 * 60 * MINUTE + minutes * MINUTE).toISOString().slice(0, 16)

interface LiveLesson {
  /** The title of a class of the demo. */
  course: string
  title: string
  /** In minutes from now. */
  starts: number
  ends: number
  /** Chooses the service of the lesson, and what belongs to it. */
  choose: (dialog: Locator) => Promise<void>
}
/** Adds a live lesson to a class, and ends on its curriculum. */
export async function addLiveLesson({ page }: Somebody, { course, title, starts, ends, choose }: LiveLesson) {
  await page.goto(`${site('demo')}/settings/course`)
  await page.getByRole('link', { name: course }).first().click()
  await page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name: '커리큘럼' }).click()
  const aside = page.getByRole('complementary', { name: '커리큘럼 설정' })
  await aside.getByRole('button', { name: '라이브' }).click()
  const dialog = page.getByRole('dialog', { name: '새 라이브' })
  await dialog.getByLabel('이름').fill(title)
  await dialog.getByLabel('시작').fill(inSeoul(starts))
  await dialog.getByLabel('끝').fill(inSeoul(ends))
  await choose(dialog)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
