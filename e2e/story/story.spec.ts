import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../browser.ts'
import { buyClass } from './buying.ts'
import { expectNews, expectNothingOnOtherSites, expectRefunded, refundSale, signOut } from './closing.ts'
import { expectPublished } from './finding.ts'
import { finishClass } from './learning.ts'
import { openSite } from './opening.ts'
import { person } from './people.ts'
import { makeClass } from './teaching.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a site opens, sells its first class, and a learner finishes it', async () => {
  const owner = await person(browser, 'owner')
  const haru = { owner: '하루', email: 'haru@example.com', name: 'Haru Yoga', address: 'haru' }
  await openSite(owner, haru)
  const classPath = await makeClass(owner)

  const learner = await person(browser, 'learner', { isPhone: true })
  await expectPublished(learner, classPath)
  await buyClass(learner)
  await finishClass(learner)

  await expectNews(owner)
  await refundSale(owner, classPath)
  await expectRefunded(learner, classPath)
  await expectNothingOnOtherSites(learner)
  await signOut(learner)
  expect(owner.complaints).toEqual([])
  expect(learner.complaints).toEqual([])
})
