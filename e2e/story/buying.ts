import { expectAccessible, site } from '../browser.ts'
import type { Somebody } from './people.ts'
import { TITLE } from './teaching.ts'

/** A visitor with a phone finds the class, signs up while she pays, is declined once, changes her mind once, and pays. */
export async function buyClass(someone: Somebody) {
  const { page } = someone
  await page.goto(`${site('haru')}/classes`)
  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await expectAccessible(page)
  const classPage = page.url()
  await page.getByRole('button', { name: '신청하기' }).first().click()
  await page.waitForURL((url) => url.href.startsWith(`${classPage}/payment?`))
  // The checkout is the sign-up as well: one press opens the account, takes the order and leads to the provider.
  await page.getByLabel('이름').fill('서연')
  await page.getByLabel('이메일').fill('seoyeon@example.com')
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await pay(someone)
}

/** Continues from the checkout: a declined card, a cancellation, a payment, and the classroom. */
export async function pay({ page }: Somebody) {
  await page.getByRole('heading', { name: '판매자 정보' }).waitFor()
  await page.getByRole('heading', { name: '환불 규정' }).waitFor()
  await expectAccessible(page)
  await toProvider({ page })
  await page.getByRole('button', { name: '카드 거절 시험' }).click()
  await page.getByRole('heading', { name: '카드사에서 결제를 승인하지 않았습니다' }).waitFor()
  await page.getByText('돈은 빠져나가지 않았습니다.').waitFor()
  await expectAccessible(page)
  await againToProvider({ page })
  await page.getByRole('button', { name: '취소' }).click()
  await page.getByRole('heading', { name: '결제를 취소하셨습니다' }).waitFor()
  await againToProvider({ page })
  await page.getByRole('button', { name: '27,000원 결제하기' }).click()
  await page.getByText('결제가 완료되었습니다', { exact: true }).first().waitFor()
  await page.getByText('27,000원').first().waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '강의실로 가기' }).click()
}

/** After a failure everything that was typed and agreed to is still there: one press continues. */
async function againToProvider({ page }: Pick<Somebody, 'page'>) {
  await page.getByRole('button', { name: '다시 결제하기' }).click()
  await page.waitForURL(/sandbox-provider/)
}

async function toProvider({ page }: Pick<Somebody, 'page'>) {
  await page.getByLabel(/결제에 동의합니다/).check()
  await page.getByRole('button', { name: '27,000원 결제하기' }).click()
  await page.waitForURL(/sandbox-provider/)
}
