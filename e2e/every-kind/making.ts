import { expect } from 'vitest'
import { expectAccessible, site } from '../browser.ts'
import { aVideo, aPhoto } from '../video.ts'
import { inSeoul } from '../story/live-lessons.ts'
import { publishHere, expectToast, type Somebody } from '../story/people.ts'
import { chooseCover } from '../story/cover.ts'

export const CLASS = '빠짐없이 한 가지씩, 가을 도예'
export const MEETING = 'https://meeting.example.com/clay'
export const ROOM = '흙 만지는 사람들'
export const lessons = {
  video: '물레 앞에 앉기',
  live: '함께 빚는 저녁',
  text: '흙을 고르는 법',
  file: '도안 묶음',
  mission: '첫 그릇 이야기',
  follow: '흙을 고르고 나면',
  daily: '오늘의 흙 한 줌',
  chat: '첫 인사 나누기',
  meeting: '가마 여는 날',
}
const PATIENCE_MS = 240_000

const adding = ({ page }: Somebody, kind: string) =>
  page.getByRole('complementary', { name: '커리큘럼 설정' }).getByRole('button', { name: kind, exact: true })

/** Opens the form of a kind and types the title; `fill` completes the form. */
async function add(
  teacher: Somebody,
  kind: { button: string; form: string | RegExp; title: string },
  fill: (dialog: ReturnType<Somebody['page']['getByRole']>) => Promise<void>,
) {
  const { page } = teacher
  await adding(teacher, kind.button).click()
  const dialog = page.getByRole('dialog', { name: kind.form })
  await dialog.getByLabel('이름', { exact: true }).fill(kind.title)
  await fill(dialog)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '추가하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(kind.title).first().waitFor()
}

/** Creates a free class with one lesson of every kind; returns the path of its page. */
export async function makeEverything(teacher: Somebody) {
  const { page } = teacher
  await page.goto(`${site('demo')}/settings/course`)
  await page.getByRole('link', { name: '클래스 만들기' }).first().click()
  await page.getByLabel('클래스 이름').fill(CLASS)
  await page.getByRole('button', { name: '만들고 커리큘럼 채우기' }).click()
  await page.waitForURL(/settings\/curriculums/)

  await page.getByRole('button', { name: '섹션 추가' }).click()
  await page.getByRole('textbox', { name: '이름' }).fill('첫째 주')
  await page.keyboard.press('Enter')
  await page.getByText('첫째 주').first().waitFor()
  await addVideo(teacher)
  await addLessons(teacher)

  // Learners do not see it before its video is ready.
  await page
    .getByText(/재생 준비 중/)
    .first()
    .waitFor({ state: 'detached', timeout: PATIENCE_MS })
  await limitVideo(teacher)
  await makeItFree(teacher)
  await publishHere(page)
  return new URL(page.url()).pathname.replace(/\/settings.*/, '')
}

async function addVideo(teacher: Somebody) {
  const { page } = teacher
  const choosing = page.waitForEvent('filechooser')
  await adding(teacher, '영상').click()
  await (await choosing).setFiles(await aVideo(`${lessons.video}.mp4`, { seconds: 6 }))
  // Staff can type its title during the upload.
  const name = page.getByRole('textbox', { name: '이름' })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await name.inputValue()).toBe(lessons.video)
  await name.press('Enter')
  await page.getByText('재생 준비').first().waitFor()
  await page.getByText('준비되면 수강생에게 보여요').waitFor()
}

async function addLessons(teacher: Somebody) {
  await add(teacher, { button: '라이브', form: '새 라이브', title: lessons.live }, async (dialog) => {
    await dialog.getByLabel('시작').fill(inSeoul(5))
    await dialog.getByLabel('끝').fill(inSeoul(60))
    await dialog.getByText('다른 도구').click()
    await dialog.getByLabel('입장 링크').fill(MEETING)
  })
  await add(teacher, { button: '글', form: '새 글', title: lessons.text }, (dialog) =>
    dialog.getByRole('textbox', { name: '내용' }).fill('손에 쥐었을 때 갈라지지 않는 흙이 좋아요.'),
  )
  await add(teacher, { button: '자료', form: '새 자료', title: lessons.file }, async (dialog) => {
    const file = { name: '도안.txt', mimeType: 'text/plain', buffer: Buffer.from('지름 12cm, 높이 6cm') }
    await dialog.getByLabel('파일', { exact: true }).setInputFiles(file)
    await dialog.getByRole('button', { name: '도안.txt 빼기' }).waitFor()
  })
  await add(teacher, { button: '미션', form: '새 미션', title: lessons.mission }, async (dialog) => {
    await dialog.getByRole('textbox', { name: '미션 안내' }).fill('처음 만든 그릇 이야기를 들려주세요.')
    await dialog.getByText('글', { exact: true }).click()
  })
  await add(teacher, { button: '완료 미션', form: '새 완료 미션', title: lessons.follow }, async (dialog) => {
    await dialog.getByLabel('마쳐야 하는 항목').selectOption({ label: lessons.text })
    await dialog.getByLabel('포인트').fill('50')
  })
  await add(teacher, { button: '인증 미션', form: '새 인증 미션', title: lessons.daily }, async (dialog) => {
    await dialog.getByLabel('전체 인증 횟수').fill('1')
  })
  await add(teacher, { button: '채팅 미션', form: '새 채팅 미션', title: lessons.chat }, async (dialog) => {
    await dialog.getByRole('button', { name: '새 채팅방 만들기' }).click()
    const opening = teacher.page.getByRole('dialog', { name: '새 채팅방' })
    await opening.getByLabel('이름').fill(ROOM)
    await opening.getByRole('button', { name: '만들기' }).click()
    await opening.waitFor({ state: 'hidden' })
    await dialog.getByLabel('들어갈 채팅방').selectOption({ label: ROOM })
  })
  await add(teacher, { button: '오프라인', form: /^새 오프라인/, title: lessons.meeting }, async (dialog) => {
    await dialog.getByLabel('시작').fill(inSeoul(1))
    await dialog.getByLabel('주소', { exact: true }).fill('서울 성동구 서울숲길 1')
  })
}

async function makeItFree({ page }: Somebody) {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: '클래스 설정' }).getByRole('link', { name }).click()
  await tab('정보')
  await chooseCover(page, await aPhoto('bowl.jpg'))
  await tab('결제')
  await page.getByRole('radio', { name: /무료/ }).check()
  await page.getByRole('button', { name: '저장' }).click()
  await expectToast(page, '저장했어요.')
  await tab('커리큘럼')
}

/** Limits the viewing time to twice the length. */
async function limitVideo({ page }: Somebody) {
  await page.getByRole('button', { name: `${lessons.video} 더보기` }).click()
  await page.getByRole('menuitem', { name: '편집하기' }).click()
  const dialog = page.getByRole('dialog', { name: `${lessons.video} 편집` })
  await dialog.getByLabel('시청 가능 시간').selectOption({ label: '영상 길이의 배수로' })
  await dialog.getByLabel('영상 길이의 배수로').fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '저장하기' }).click()
  await dialog.waitFor({ state: 'hidden' })
}
