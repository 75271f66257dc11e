import { expect } from 'vitest'
import { codeFor, expectAccessible, platform, site } from '../browser.ts'
import { fillSignUp, type Somebody } from './people.ts'

export interface NewSite {
  owner: string
  email: string
  name: string
  address: string
}

/** A person signs up at the platform, verifies the mail address and opens a site, which signs them in. */
export async function openSite({ page, context }: Somebody, { owner, email, name, address }: NewSite) {
  await page.goto(`${platform()}/intro`)
  await page.getByRole('heading', { name: /가르치는 일만 하세요/ }).waitFor()
  await page.getByRole('link', { name: '온결요가 둘러보기' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '내 사이트 만들기' }).click()
  await page.getByRole('heading', { name: '무료로 시작하기' }).waitFor()
  await expectAccessible(page)
  await fillSignUp(page, { name: owner, email })
  await page.getByRole('button', { name: '무료로 시작하기' }).click()

  const verifying = page.getByRole('dialog', { name: '이메일 인증하기' })
  await verifying.getByText('초 뒤에 다시 보낼 수 있어요').waitFor()
  await expectAccessible(page)
  await verifying.getByLabel('인증번호 6자리 입력').fill(await codeFor(context, email))
  await verifying.getByRole('button', { name: '인증하기' }).click()

  await page.waitForURL(/\/create_site/)
  await page.getByLabel('사이트 이름').fill(name)
  await page.getByLabel('사이트 주소').fill(address)
  await page.getByText('쓸 수 있는 주소예요.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '사이트 열기' }).click()
  await page.waitForURL((url) => url.href.startsWith(`${site(address)}/settings/dashboard`))
  expect(page.url()).not.toMatch(/token|code/)
  await page.getByRole('heading', { name: '대시보드' }).waitFor()
  await expectAccessible(page)
}
