import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

let browser: Browser
beforeAll(async () => void (browser = await openBrowser()))
afterAll(() => browser.close())

const TITLE = '아침 21일 — 물 한 잔, 10분, 한 줄'
const LINE = '오늘은 문 앞까지 걸어 나갔다.'

test('somebody joins a challenge on the phone and checks in; its staff refuse one and prepare the next term', async () => {
  const learner = await somebody(browser, { isPhone: true })
  await signIn(learner.page, site('demo'), 'learner20@example.com')
  await learner.page.goto(`${site('demo')}/classes`)
  await learner.page.getByRole('link', { name: TITLE }).first().click()
  await learner.page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
  await learner.page
    .getByRole('button', { name: '무료로 시작하기', disabled: false })
    .filter({ visible: true })
    .first()
    .click()
  await learner.page.waitForURL(/\/classes\/\d+\/challenge/)
  const page = learner.page.url()
  await learner.page.getByRole('heading', { name: '오늘의 미션' }).waitFor()
  await expectAccessible(learner.page)
  await learner.page.getByRole('button', { name: '완료하기' }).click()
  await learner.page.getByLabel('오늘의 기록').fill(LINE)
  await learner.page.getByRole('button', { name: '인증하기' }).last().click()
  await learner.page.getByText('63번 중 2번 인증').waitFor()
  await learner.page.getByText('인증 모아 보기').click()
  await learner.page.getByText(LINE).waitFor()
  await expectAccessible(learner.page)
  await learner.page.getByRole('button', { name: '강하은 님 응원하기' }).first().click()
  await learner.page.getByRole('button', { name: '강하은 님 응원 취소' }).first().waitFor()
  await learner.page.getByText('랭킹', { exact: true }).click()
  await learner.page.getByText(/지금 \d+위예요/).waitFor()
  expect(learner.complaints).toEqual([])

  const owner = await somebody(browser)
  await signIn(owner.page, site('demo'), 'owner@example.com')
  await owner.page.goto(`${page.replace(/\?.*/, '')}?tab=feed`)
  const item = owner.page.getByRole('article').filter({ hasText: LINE })
  await item.getByRole('button', { name: /인증 더보기/ }).click()
  await owner.page.getByRole('menuitem', { name: '반려하기' }).click()
  await owner.page.getByLabel('이유').fill('오늘의 한 줄을 조금 더 적어 주세요.')
  await owner.page.getByRole('dialog').getByRole('button', { name: '반려하기' }).click()
  await item.getByText('반려 이유: 오늘의 한 줄을 조금 더 적어 주세요.').waitFor()
  await owner.page.goto(`${site('demo')}/settings/challenge`)
  await owner.page.getByRole('link', { name: TITLE }).click()
  await owner.page.getByRole('button', { name: '다음 기수 만들기' }).click()
  await owner.page.getByRole('button', { name: '모집 열기' }).waitFor()
  await expectAccessible(owner.page)
  await owner.page.getByRole('link', { name: '미션' }).last().click()
  await owner.page.getByText('10분 스트레칭').waitFor()
  await expectAccessible(owner.page)
  expect(owner.complaints).toEqual([])

  await learner.page.goto(page)
  await learner.page.getByText('63번 중 1번 인증').waitFor()
})
