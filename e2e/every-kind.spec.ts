import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, signIn, site } from './browser.ts'
import {
  enrol,
  judge,
  learnAlone,
  seePoints,
  takeCertificate,
  watchUntilStopped,
} from './every-kind/learning.ts'
import { makeEverything } from './every-kind/making.ts'
import { person } from './story/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('staff create a class with a lesson of every kind, and a learner completes it and gets a certificate; viewing time ends', async () => {
  const teacher = await person(browser, 'every-teacher')
  await signIn(teacher.page, site('demo'), 'owner@example.com')
  const classPath = await makeEverything(teacher)

  const learner = await person(browser, 'every-learner')
  await signIn(learner.page, site('demo'), 'learner@example.com')
  await enrol(learner, classPath)
  await learnAlone(learner)
  await teacher.page.reload()
  await judge(teacher, '김서윤')
  await learner.page.reload()
  await learner.page.getByText('참석함').waitFor()
  await seePoints(learner)
  await takeCertificate(learner)
  await watchUntilStopped(learner, classPath)
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])
})
