import { expect } from 'vitest'
import { expectAccessible, site } from '../browser.ts'
import { expectToast, type Somebody } from './people.ts'
import { TITLE } from './teaching.ts'

/** The owner receives notifications without touching the page. */
export async function expectNews({ page }: Somebody) {
  const joinedAppliedReviewed = '알림 열기, 읽지 않은 알림 3개'
  await page.getByRole('button', { name: joinedAppliedReviewed }).waitFor()
}

/** The owner reads the notifications, checks the dashboard, and refunds the order. */
export async function refundSale({ page }: Somebody, classPath: string) {
  await page.getByRole('button', { name: /알림 열기/ }).click()
  await page.getByText(`서연 님의 ‘${TITLE}’ 신청이 들어왔어요.`).first().waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.goto(`${site('haru')}/settings/dashboard`)
  await page.getByText('27,000').first().waitFor()
  await page.goto(`${site('haru')}${classPath}/settings/attendees`)
  await page.getByText('seoyeon@example.com').first().waitFor()
  await expectAccessible(page)

  await page.goto(`${site('haru')}/settings/sales`)
  await page
    .getByRole('button', { name: /더보기/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: '환불하기' }).click()
  const refunding = page.getByRole('dialog')
  await refunding.getByLabel('환불 사유').fill('연습용 결제예요.')
  await expectAccessible(page)
  await refunding.getByRole('button', { name: '27,000원 환불' }).click()
  await expectToast(page, '27,000원을 환불했습니다.')
  await page.getByText('결제 취소').filter({ visible: true }).first().waitFor()
}

/** The learner is notified without reloading; then the classroom is closed and the seat free again. */
export async function expectRefunded({ page }: Somebody, classPath: string) {
  await page.getByRole('button', { name: /알림 열기, 읽지 않은/ }).click()
  await page
    .getByText(/27,000원이 환불되었어요/)
    .first()
    .waitFor()
  await expectAccessible(page)
  await page.goto(`${site('haru')}/paymenthistory`)
  await page.getByText('환불 완료').filter({ visible: true }).first().waitFor()
  await expectAccessible(page)
  await page.goto(`${site('haru')}${classPath}/classroom/first`)
  await page.getByRole('link', { name: '다음 강의' }).click()
  await page.getByText('신청하면 볼 수 있어요').first().waitFor()
  await page.goto(`${site('haru')}${classPath}`)
  await page.getByRole('button', { name: '신청하기' }).first().waitFor()
  await page.getByText('0 / 10명').first().waitFor()
}

/** Another site of the same installation shows none of it. */
export async function expectNothingOnOtherSites({ page }: Somebody) {
  for (const path of ['/', '/classes', `/classes?q=${encodeURIComponent('새벽을')}`, '/sitemap.xml']) {
    const answer = await page.goto(site('sodam') + path)
    expect(await answer?.text()).not.toContain(TITLE)
  }
}

/** Signing out in one window signs the others out, too. */
export async function signOut({ page, context }: Somebody) {
  const other = await context.newPage()
  await other.goto(`${site('haru')}/me/classes`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(site('haru'))
  await page.getByRole('button', { name: '메뉴 열기' }).click()
  await page.getByRole('button', { name: '로그아웃' }).click()
  await expectToast(page, '로그아웃했어요.')
  await other.reload()
  await other.waitForURL(/\/login/)
}
