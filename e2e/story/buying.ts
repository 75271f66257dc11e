import { codeFor, expectAccessible, site } from '../browser.ts'
import { fillSignUp, type Somebody } from './people.ts'
import { TITLE } from './teaching.ts'

/** A visitor with a phone finds the class, joins the site, has one card declined, cancels once, and pays. */
export async function buyClass(someone: Somebody) {
  const { page, context } = someone
  await page.goto(`${site('haru')}/classes`)
  await page
    .getByRole('link', { name: new RegExp(TITLE) })
    .first()
    .click()
  await page.getByRole('heading', { name: TITLE }).waitFor()
  await expectAccessible(page)
  const classPage = page.url()
  await page.getByRole('button', { name: '신청하기' }).first().click()
  const asking = page.getByRole('alertdialog', { name: '알림' })
  await asking.getByText('로그인이 필요합니다. 로그인하시겠습니까?').waitFor()
  await asking.getByRole('button', { name: '확인' }).click()

  await page.waitForURL(/\/login/)
  await page.getByRole('link', { name: '회원가입' }).click()
  await fillSignUp(page, { name: '서연', email: 'seoyeon@example.com' })
  await page.getByRole('button', { name: '회원가입' }).click()
  const verifying = page.getByRole('dialog', { name: '이메일 인증하기' })
  await verifying.getByText('초 뒤에 다시 보낼 수 있어요').waitFor()
  await verifying.getByLabel('인증번호 6자리 입력').fill(await codeFor(context, 'seoyeon@example.com'))
  await verifying.getByRole('button', { name: '인증하기' }).click()
  // Signing up keeps the purchase, which continues.
  await page.waitForURL((url) => url.href.startsWith(`${classPage}/payment?`))
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
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: '27,000원 결제하기' }).click()
  await page.waitForURL(/sandbox-provider/)
}
