import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, site } from '../browser.ts'
import { expectToast, type Somebody } from '../story/people.ts'
import { CLASS, lessons, MEETING, ROOM } from './making.ts'

/** Enrols in the free class and opens its classroom. */
export async function enrol({ page }: Somebody, classPath: string) {
  await page.goto(`${site('demo')}${classPath}`)
  await page.getByRole('heading', { name: CLASS }).first().waitFor()
  await page.getByRole('button', { name: '무료로 시작하기' }).first().click()
  await page.waitForURL(/\/classroom\/\d+/)
  expect(await labelsOfSigns(page)).toEqual(['채팅방', '자료실', '미션'])
}

/** What appears beside each sign of the head while a mouse is over it. */
async function labelsOfSigns(page: Page) {
  const labels: (string | null)[] = []
  const signs = page.getByRole('banner').getByRole('button')
  await signs.nth(2).waitFor()
  for (const sign of await signs.all()) {
    await sign.hover()
    const label = await sign.evaluate((button) => {
      const { display, content } = getComputedStyle(button, '::after')
      return display === 'none' ? null : JSON.parse(content)
    })
    labels.push(label)
  }
  return labels
}

async function open({ page }: Somebody, title: string) {
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click()
  await page.getByRole('heading', { name: title }).first().waitFor()
}

/** Completes every lesson that needs no staff. */
export async function learnAlone(learner: Somebody) {
  await watch(learner)
  await goIn(learner)
  const { page } = learner
  await open(learner, lessons.text)
  await page.getByRole('button', { name: '다 읽었어요' }).click()
  await page.getByText('읽음').first().waitFor()
  await postAndEarn(learner)
  await greet(learner)

  await open(learner, lessons.file)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '도안.txt 내려받기' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe('지름 12cm, 높이 6cm')

  await open(learner, lessons.mission)
  await page.getByLabel('내용').fill('조금 기울었지만 국을 담기에는 충분해요.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '제출하기' }).click()
  await page.getByText('제출했어요. 아직 확인 중이에요.').waitFor()
  await open(learner, lessons.meeting)
  await page.getByText('참석하면 진행자가 출석을 확인해요.').waitFor()
  await expectAccessible(page)
}

/**
 * The mission that required the text is completed automatically, and earns points; a post completes the other mission.
 */
async function postAndEarn(learner: Somebody) {
  const { page } = learner
  await open(learner, lessons.follow)
  await page.getByText('완료함').first().waitFor()
  await open(learner, lessons.daily)
  await page.getByLabel('오늘의 인증 글').fill('흙이 어제보다 촉촉해요.')
  await expectAccessible(page)
  await page.getByRole('button', { name: '올리기' }).click()
  await page.getByText('미션을 완료했어요. 수고하셨어요!').waitFor()
  await page.getByText('흙이 어제보다 촉촉해요.').first().waitFor()
}

/** Entering the chat room completes the mission that requires it. */
async function greet(learner: Somebody) {
  const { page } = learner
  await open(learner, lessons.chat)
  await page.getByRole('link', { name: '채팅방 들어가기' }).click()
  await page.getByRole('heading', { name: ROOM }).waitFor()
  await expectToast(page, `‘${lessons.chat}’ 미션을 완료했어요!`)
  await page.getByRole('textbox', { name: '메시지 쓰기' }).fill('반가워요, 잘 부탁드려요.')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('반가워요, 잘 부탁드려요.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: '돌아가기' }).click()
  await page.getByRole('heading', { name: lessons.chat }).first().waitFor()
}

async function watch(learner: Somebody) {
  const { page } = learner
  await open(learner, lessons.video)
  await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
  await page.getByText('시청 가능 시간이 1분도 남지 않았어요').waitFor()
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.play())
  await page.getByText(`‘${lessons.video}’ 끝까지 봤어요`).waitFor()
}

/** The player warns the learner, and stops when the viewing time is used up. */
export async function watchUntilStopped(learner: Somebody, classPath: string) {
  const { page } = learner
  await page.goto(`${site('demo')}${classPath}/classroom/first`)
  await open(learner, lessons.video)
  await page.waitForFunction(() => (document.querySelector('video')?.duration ?? 0) > 0)
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.loop = true
    return video.play()
  })
  // A player reports every ten seconds, and only real playback is charged: a busy machine needs several reports.
  await page.getByText('시청 가능 시간을 모두 썼어요').waitFor({ timeout: 90_000 })
  await expectAccessible(page)
}

async function goIn(learner: Somebody) {
  const { page, context } = learner
  await context.route('https://meeting.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>meeting</title>' }),
  )
  await open(learner, lessons.live)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: '라이브 입장' }).click()
  const meeting = await opening
  await meeting.waitForURL(MEETING)
  await meeting.close()
  await page.getByText('출석했어요').waitFor()
}

/** Staff approve the submitted work and record the learner's attendance. */
export async function judge({ page }: Somebody, name: string) {
  await page.getByRole('button', { name: `${lessons.mission} 더보기` }).click()
  await page.getByRole('menuitem', { name: '제출물 보기' }).click()
  const works = page.getByRole('dialog', { name: new RegExp(lessons.mission) })
  await works.getByText('조금 기울었지만').waitFor()
  await expectAccessible(page)
  await works.getByRole('button', { name: '승인하기' }).click()
  await expectToast(page, '승인했어요.')
  await works.getByRole('button', { name: '닫기' }).last().click()

  await page.getByRole('button', { name: `${lessons.meeting} 더보기` }).click()
  await page.getByRole('menuitem', { name: '출석부 보기' }).click()
  const book = page.getByRole('dialog', { name: new RegExp(lessons.meeting) })
  await book.getByRole('checkbox', { name }).check()
  await book.getByText(/1명 중 1명 출석/).waitFor()
  await expectAccessible(page)
  await book.getByRole('button', { name: '닫기' }).last().click()
}

export async function seePoints({ page }: Somebody) {
  await page.goto(`${site('demo')}/me/points`)
  await page.getByText(lessons.follow).first().waitFor()
  await expectAccessible(page)
}

/** Reads the certificate, and the page on which a stranger verifies its number. */
export async function takeCertificate({ page }: Somebody) {
  await page.goto(`${site('demo')}/me/classes`)
  await page
    .getByRole('link', { name: new RegExp(`^${CLASS}`) })
    .first()
    .waitFor()
  await page
    .getByRole('link', { name: /수료증/ })
    .first()
    .click()
  await page.waitForURL(/\/me\/certificates\/\d+/)
  await page.getByRole('heading', { name: '수료증' }).waitFor()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF로 저장하기' }).click()
  const pdf = readFileSync(await (await saving).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('link', { name: '확인 페이지 보기' }).click()
  await page.getByText('확인된 수료증이에요').waitFor()
  await expectAccessible(page)
}
