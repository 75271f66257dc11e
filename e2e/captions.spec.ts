import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser } from './browser.ts'
import { twoInRoom } from './story/video-rooms.ts'

const LIVE = '귀로 듣고 눈으로 읽는 수업'
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser({ hasDevices: true })
})
afterAll(() => browser.close())

test('a host starts captions and types one, and a learner reads it until they hide them', async () => {
  const { teacher, learner, hers, his } = await twoInRoom(browser, { name: 'caption', live: LIVE })
  await his.getByRole('button', { name: '더보기' }).click()
  await his.getByRole('menuitem', { name: '자막 시작' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: '자막 시작' }).click()

  const choose = async (name: string) => {
    await hers.getByRole('button', { name: '더보기' }).click()
    await hers.getByRole('menuitem', { name }).click()
  }
  await choose('자막 보기')
  const typed = his.getByRole('region', { name: '자막' })
  await typed.getByRole('button', { name: '자막 입력' }).click()
  await typed.getByRole('textbox', { name: '자막으로 보낼 글' }).fill('숨을 들이쉬며 팔을 올려요')
  await typed.getByRole('button', { name: '보내기' }).click()
  const read = hers.getByRole('region', { name: '자막' })
  await read.getByText('숨을 들이쉬며 팔을 올려요').waitFor()
  await expectAccessible(his)
  await expectAccessible(hers)

  await choose('자막 숨기기')
  await read.waitFor({ state: 'detached' })
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
