import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { codeFor, expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { fillSignUp, person, expectToast } from './story/people.ts'

const demo = () => site('demo')
const KAKAO = '카카오로 계속하기'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await control('application', {
    provider: 'KAK',
    clientId: 'kakao-rest-key',
    clientSecret: 'kakao-secret',
    appId: 1,
    isOidc: true,
    redirectUris: [`${demo()}/authcallback`],
  })
  await control('application', {
    provider: 'NAV',
    clientId: 'naver-id',
    clientSecret: 'naver-secret',
    redirectUris: [`${demo()}/authcallback`],
  })
  const people = [
    { key: 'yuna', name: '윤아', email: 'yuna@example.com', isEmailVerified: true },
    { key: 'same', name: '같은이', email: 'same@example.com', isEmailVerified: true },
    { key: 'near', name: '네이비', email: 'near@example.com' },
  ]
  for (const one of people) await control('person', one)
})
afterAll(() => browser.close())

const control = (what: string, value: object) =>
  fetch(`${inject('providers')}/control/${what}`, {
    method: 'POST',
    body: new URLSearchParams({ value: JSON.stringify(value) }),
  })

/** Presses Kakao's button and, in the window that it opens, a name or cancel. */
async function throughKakao(page: Page, name: string) {
  const [beside] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: KAKAO }).click(),
  ])
  const closed = beside.waitForEvent('close')
  await beside.getByRole('link', { name }).click()
  await closed
}
async function join(page: Page) {
  await page.getByLabel('이용약관 동의 (필수)').check()
  await page.getByLabel('개인정보처리방침 동의 (필수)').check()
  await page.getByRole('button', { name: '동의하고 시작하기' }).click()
  await page.waitForURL(`${demo()}/`)
  await page.getByRole('button', { name: /알림 열기/ }).waitFor()
}

test('the owner sets up Kakao and Naver', async () => {
  const { page, complaints } = await person(browser, 'social-owner')
  await signIn(page, demo(), 'owner@example.com')
  await page.goto(`${demo()}/settings/configuration/sign-in`)
  await page.getByLabel('Redirect URI').waitFor()
  expect(await page.getByLabel('Redirect URI').inputValue()).toBe(`${demo()}/authcallback`)
  await page.getByLabel('REST API 키').fill('kakao-rest-key')
  const [kakao, naver] = await page.getByLabel('클라이언트 시크릿').all()
  await kakao?.fill('kakao-secret')
  await page.getByLabel('Client ID').fill('naver-id')
  await page.getByRole('button', { name: '저장하기' }).click()
  await page.getByText('네이버: 클라이언트 시크릿을 입력해 주세요').waitFor()
  await naver?.fill('naver-secret')
  await expectAccessible(page)
  await page.getByRole('button', { name: '저장하기' }).click()
  await expectToast(page, /저장했어요/)
  await page.reload()
  await page.getByText('시크릿이 저장되어 있어요').first().waitFor()
  expect(complaints).toEqual([])
})

test('a user signs up with Kakao, signs in again, and may cancel', async () => {
  const { page, complaints } = await person(browser, 'social-new')
  await page.goto(`${demo()}/login`)
  await page.getByRole('button', { name: KAKAO }).waitFor()
  await expectAccessible(page)
  await throughKakao(page, '취소')
  await page.getByRole('button', { name: KAKAO }).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)

  await throughKakao(page, '윤아')
  await page.getByText('약관에 동의하면 바로 이용할 수 있어요').waitFor()
  await join(page)
  await page.goto(`${demo()}/editinformation`)
  await page.getByText('아직 비밀번호가 없어요').waitFor()
  await expectAccessible(page)

  const again = await person(browser, 'social-again')
  await again.page.goto(`${demo()}/login`)
  await throughKakao(again.page, '윤아')
  await again.page.waitForURL(`${demo()}/`)
  await again.page.getByRole('button', { name: /알림 열기/ }).waitFor()
  expect([...complaints, ...again.complaints]).toEqual([])
})

test('a user merges two accounts with one mail address by a press', async () => {
  const email = 'same@example.com'
  const first = await person(browser, 'social-first')
  await first.page.goto(`${demo()}/createaccount`)
  await fillSignUp(first.page, { name: '이서윤', email })
  await first.page.getByRole('button', { name: '회원가입' }).click()
  const verifying = first.page.getByRole('dialog', { name: '이메일 인증하기' })
  await expectToast(first.page, /이메일로 인증번호를 보냈습니다/)
  await verifying.getByLabel('인증번호 6자리 입력').fill(await codeFor(first.context, email))
  await verifying.getByRole('button', { name: '인증하기' }).click()
  await first.page.waitForURL(`${demo()}/`)

  const { page, complaints } = await person(browser, 'social-same')
  await page.goto(`${demo()}/login`)
  await throughKakao(page, '같은이')
  const asking = page.getByRole('dialog', { name: '동일한 이메일 계정이 있습니다' })
  await asking.waitFor()
  await expectAccessible(page)
  await asking.getByRole('button', { name: '계정 통합하기' }).click()
  const done = page.getByRole('alertdialog', { name: '계정 통합 완료' })
  await done.getByRole('button', { name: '확인' }).click()
  await page.waitForURL(`${demo()}/`)
  await page.goto(`${demo()}/editinformation`)
  await page.getByText('이메일과 비밀번호로 로그인해요').waitFor()
  expect(await page.getByLabel('이름').inputValue()).toBe('이서윤')
  expect(complaints).toEqual([])
})

test('on a phone Naver opens in the same page and returns to it', async () => {
  const { page, complaints } = await person(browser, 'social-phone', { isPhone: true })
  await page.goto(`${demo()}/login`)
  await expectAccessible(page)
  await page.getByRole('button', { name: '네이버로 계속하기' }).click()
  await page.getByRole('link', { name: '취소' }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('button', { name: '네이버로 계속하기' }).click()
  await page.getByRole('link', { name: '네이비' }).click()
  await page.getByText('약관에 동의하면 바로 이용할 수 있어요').waitFor()
  await join(page)
  expect(complaints).toEqual([])
})
