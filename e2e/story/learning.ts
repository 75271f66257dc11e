import { expectAccessible } from '../browser.ts'
import { expectToast, type Somebody } from './people.ts'
import { VIDEO } from './teaching.ts'

export const REVIEW = '아침이 달라졌어요. 조용히 시작하는 하루가 좋아요.'

/** The learner watches to the end, reads the text lesson, and writes a review. */
export async function finishClass({ page }: Somebody) {
  await page.waitForURL(/\/classroom\/\d+/)
  const video = page.locator('video')
  await video.waitFor()
  await page.getByRole('heading', { name: VIDEO }).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('k')
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  await page.keyboard.press('k')
  await page.waitForFunction(() => document.querySelector('video')?.paused === true)
  await page.keyboard.press('k')
  await page.getByText(`‘${VIDEO}’ 끝까지 봤어요`).waitFor()

  await page.getByRole('button', { name: /다음/ }).first().click()
  await page.getByText('매트를 깔고 창을 엽니다.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '다 읽었어요' }).click()
  await page.getByText('모두 마쳤어요!').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '후기 쓰기' }).click()
  const writing = page.getByRole('dialog', { name: '후기 쓰기' })
  await writing.getByRole('radio', { name: '5점' }).press('Space')
  await writing.getByLabel('내용').fill(REVIEW)
  await expectAccessible(page)
  await writing.getByRole('button', { name: '등록' }).click()
  await expectToast(page, /고마워요/)
  await page.getByText(REVIEW).first().waitFor()
}
