import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site } from './browser.ts'
import { addLiveLesson } from './story/live-lessons.ts'
import { person } from './story/people.ts'

const CLASS = '해 뜨기 전 20분, 아침을 여는 요가'
const LIVE = '창을 열고 함께 숨 쉬기'
const MEETING = 'https://meeting.example.com/morning'
const demo = () => site('demo')
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A signed-in user, whose meeting opens on a stub page. */
async function guest(name: string, email: string, options: { isPhone?: boolean } = {}) {
  const one = await person(browser, name, options)
  await one.context.route('https://meeting.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>meeting</title>' }),
  )
  await signIn(one.page, demo(), email)
  return one
}

async function openBook(page: Page) {
  await page.getByRole('button', { name: `${LIVE} 더보기` }).click()
  await page.getByRole('menuitem', { name: '출석부 보기' }).click()
  const book = page.getByRole('dialog', { name: new RegExp(LIVE) })
  await book.getByRole('listitem').first().waitFor()
  return book
}

test('a learner finds a live lesson in the widget, joins, and is listed as present', async () => {
  const teacher = await guest('live-teacher', 'doyun@example.com')
  await addLiveLesson(teacher, {
    course: CLASS,
    title: LIVE,
    starts: 10,
    ends: 40,
    choose: async (dialog) => {
      await dialog.getByText('다른 도구').click()
      await dialog.getByLabel('입장 링크').fill(MEETING)
    },
  })
  await teacher.page.getByText(LIVE).first().waitFor()
  await expectAccessible(teacher.page)

  const learner = await guest('live-learner', 'learner@example.com', { isPhone: true })
  const corner = learner.page.getByRole('region', { name: '곧 시작하는 라이브' })
  await corner.getByRole('button', { name: '라이브 목록 펼치기' }).click()
  await corner.getByRole('button', { name: `${LIVE} 입장` }).waitFor()
  await expectAccessible(learner.page)
  await corner.getByRole('link', { name: LIVE }).click()
  await learner.page.getByText('지금 입장할 수 있어요').waitFor()
  await expectAccessible(learner.page)
  const opening = learner.context.waitForEvent('page')
  await learner.page.getByRole('button', { name: '라이브 입장' }).click()
  await (await opening).waitForURL(MEETING)
  await learner.page.getByText('출석했어요').waitFor()
  await learner.page.getByRole('button', { name: '다시 입장' }).waitFor()

  const book = await openBook(teacher.page)
  await book.getByRole('listitem').filter({ hasText: '김서윤' }).getByText(/입장/).waitFor()
  await expectAccessible(teacher.page)
  expect(learner.complaints).toEqual([])
  expect(teacher.complaints).toEqual([])

  // The target of a notification: the address itself joins, and no window opens without a press.
  await teacher.page.goto(`${learner.page.url()}?attend=Y`)
  const asking = teacher.page.getByRole('alertdialog', { name: '라이브를 새 창에서 열까요?' })
  await asking.waitFor()
  await expectAccessible(teacher.page)
  const leading = teacher.context.waitForEvent('page')
  await asking.getByRole('link', { name: '라이브 열기' }).click()
  await (await leading).waitForURL(MEETING)
  expect(teacher.complaints).toEqual([])
})
