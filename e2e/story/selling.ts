import type { Page } from 'playwright-core'
import { aPhoto } from '../video.ts'
import { chooseCover } from './cover.ts'
import { expectToast, publishHere } from './people.ts'

interface Sold {
  title: string
  lesson: { name: string; text: string }
  /** In won. */
  price: number
  /** The owner decides about everybody who applies. */
  isByApproval?: boolean
}

/** Makes and publishes a paid class with one written lesson, at the site whose home this is; returns its path. */
export async function sellClass(page: Page, home: string, { title, lesson, price, isByApproval }: Sold) {
  await page.goto(`${home}/settings/course`)
  await page.getByRole('link', { name: '클래스 만들기' }).first().click()
  await page.getByLabel('클래스 이름').fill(title)
  await page.getByRole('button', { name: '만들고 커리큘럼 채우기' }).click()
  await page.waitForURL(/settings\/curriculums/)
  await page.getByRole('complementary', { name: '커리큘럼 설정' }).getByRole('button', { name: '글' }).click()
  const writing = page.getByRole('dialog', { name: '새 글' })
  await writing.getByLabel('이름').fill(lesson.name)
  await writing.getByRole('textbox', { name: '내용' }).fill(lesson.text)
  await writing.getByRole('button', { name: '추가하기' }).click()
  await writing.waitFor({ state: 'hidden' })
  const menu = page.getByRole('navigation', { name: '클래스 설정' })
  await menu.getByRole('link', { name: '정보' }).click()
  // Journeys run beside each other and share a folder.
  await chooseCover(page, await aPhoto(`${new URL(home).hostname}.jpg`))
  await menu.getByRole('link', { name: '결제' }).click()
  await page.getByRole('radio', { name: /^유료/ }).check()
  await page.getByRole('textbox', { name: '가격', exact: true }).fill(String(price))
  if (isByApproval) await page.getByRole('radio', { name: /승인제/ }).check()
  await page.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '저장했어요.')
  await publishHere(page)
  return new URL(page.url()).pathname.replace(/\/settings.*/, '')
}
