import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn, site, somebody } from './browser.ts'

const PICTURES = 20
const TALL = { width: 860, height: 3000 }

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Strips of a long picture, each in another colour, drawn by the browser. */
async function strips(page: Page) {
  const drawn = await page.evaluate(
    ({ width, height, count }) =>
      Array.from({ length: count }, (_, at) => {
        const canvas = Object.assign(document.createElement('canvas'), { width, height })
        const brush = canvas.getContext('2d')
        if (brush) brush.fillStyle = `hsl(${at * 18} 60% 60%)`
        brush?.fillRect(0, 0, width, height)
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
      }),
    { ...TALL, count: PICTURES },
  )
  return drawn.map((text, at) => ({
    name: `${String(at).padStart(2, '0')}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(text, 'base64'),
  }))
}

async function addBlocks(page: Page) {
  const editor = page.getByRole('toolbar', { name: '서식' }).first()
  await editor.getByRole('button', { name: '동영상 링크' }).click()
  await page.getByLabel('동영상 주소').fill('https://youtu.be/dQw4w9WgXcQ')
  await page.getByLabel('동영상 제목').fill('수업 미리 보기')
  await page.getByRole('button', { name: '넣기' }).click()
  await editor.getByRole('button', { name: '버튼', exact: true }).click()
  await page.getByLabel('버튼 이름').fill('상담 신청하기')
  await page.getByLabel('링크 주소').fill('/notices')
  await page.getByRole('button', { name: '넣기' }).click()
  await editor.getByRole('button', { name: '표', exact: true }).click()
  for (const [at, cell] of ['준비물', '개수', '어디서'].entries()) {
    if (at > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(cell)
  }
}

test('staff write a description of twenty long pictures, a video, a button and a table, and visitors read it', async () => {
  const { page, complaints, context } = await somebody(browser)
  context.setDefaultTimeout(60_000)
  await signIn(page, site('demo'), 'owner@example.com')
  await page.goto(`${site('demo')}/classes/create`)
  await page.getByLabel('클래스 이름').fill('사진으로 보는 수업')
  await page.getByRole('button', { name: '만들고 커리큘럼 채우기' }).click()
  await page.waitForURL(/settings\/curriculums/)
  const address = page.url().replace('curriculums', 'information')
  await page.goto(address)
  const first = page.getByRole('toolbar', { name: '서식' }).first()
  await first.waitFor()
  const choosing = page.waitForEvent('filechooser')
  await first.getByRole('button', { name: '사진', exact: true }).click()
  await (await choosing).setFiles(await strips(page))
  const text = page.getByRole('textbox', { name: '소개', exact: true })
  await text
    .locator(`img[src^="/files/"]`)
    .nth(PICTURES - 1)
    .waitFor({ timeout: 120_000 })
  const kept = page.waitForResponse((reply) => reply.request().postData()?.includes('어디서') === true)
  await addBlocks(page)
  expect((await kept).ok()).toBe(true)
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await context.close()
  await readOnAnotherDevice(address)
})

/** Uses a browser without any of the pictures in its cache. */
async function readOnAnotherDevice(address: string) {
  const { page, complaints, context } = await somebody(browser)
  await signIn(page, site('demo'), 'owner@example.com')
  await page.goto(address.replace('information', 'preview'))
  const shown = page.locator('#intro')
  await shown.getByRole('table').waitFor()
  const pictures = await shown.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ srcset, width, height, loading, complete }) => ({
      srcset,
      ratio: height / width,
      loading,
      complete,
    })),
  )
  expect(pictures).toHaveLength(PICTURES)
  for (const { srcset, ratio, loading } of pictures) {
    expect(srcset).toMatch(/320w, .* 640w, .* 860w$/)
    expect(loading).toBe('lazy')
    expect(Math.abs(ratio - TALL.height / TALL.width)).toBeLessThan(0.01)
  }
  // Pictures far below are not fetched before the reader scrolls near.
  expect(pictures.filter(({ complete }) => !complete).length).toBeGreaterThan(PICTURES / 2)
  await expectAccessible(page)

  await page.route('**/media/film/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>video</p>' }),
  )
  await shown.getByRole('link', { name: '수업 미리 보기' }).click()
  await shown.locator('iframe[title="수업 미리 보기"]').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  await page.goto(address)
  await page.getByRole('toolbar', { name: '서식' }).first().waitFor()
  expect(await overflow()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
}

/** Dispatches a paste or drop event with files, or with HTML of another page. */
function hand(page: Page, how: 'paste' | 'drop', content: { file: string } | { html: string }) {
  return page.evaluate(
    async ({ way, what }) => {
      const held = new DataTransfer()
      if ('html' in what) held.setData('text/html', what.html)
      else {
        const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 })
        canvas.getContext('2d')?.fillRect(0, 0, 900, 600)
        const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
        if (drawn) held.items.add(new File([drawn], what.file, { type: 'image/png' }))
      }
      const text = document.querySelector('[role="textbox"][contenteditable]')
      const { left = 0, bottom = 0 } = text?.getBoundingClientRect() ?? {}
      const shared = { bubbles: true, cancelable: true }
      text?.dispatchEvent(
        way === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: held })
          : new DragEvent('drop', {
              ...shared,
              dataTransfer: held,
              clientX: left + 30,
              clientY: bottom - 30,
            }),
      )
    },
    { way: how, what: content },
  )
}

test('staff paste, drop, describe, move and remove pictures of a notice; pictures of other sites are refused', async () => {
  const { page, complaints, context } = await somebody(browser)
  await signIn(page, site('demo'), 'owner@example.com')
  await page.goto(`${site('demo')}/notices/create`)
  // The toolbar has a button of the same name once the editor has come.
  await page.getByRole('textbox', { name: '제목', exact: true }).fill('사진 공지')
  const text = page.getByRole('textbox', { name: '내용', exact: true })
  await text.click()
  await page.keyboard.type('시작하는 글')
  await hand(page, 'paste', { html: '<p>옮긴 글</p><img src="https://elsewhere.example/a.png">' })
  await page.getByText(/다른 사이트의 사진은 붙여 넣을 수 없어요/).waitFor()
  expect(await text.locator('img').count()).toBe(0)

  await hand(page, 'paste', { file: 'one.png' })
  await text.locator('img[src^="/files/"]').waitFor()
  await hand(page, 'drop', { file: 'two.png' })
  await text.locator('img[src^="/files/"]').nth(1).waitFor()
  const order = () =>
    text.locator('img').evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  const [first, second] = await order()

  await text.locator(`img[src="${second}"]`).click()
  await page.getByLabel('사진 설명(대체 텍스트)').fill('매트 위의 고양이')
  const up = page.getByRole('button', { name: '위로 이동' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual([second, first])
  // Away from the last click, which would make it a double click.
  await text.locator(`img[src="${first}"]`).click({ position: { x: 20, y: 20 } })
  await expect.poll(() => page.getByLabel('사진 설명(대체 텍스트)').inputValue()).toBe('')
  await page.getByRole('group', { name: '선택한 항목' }).getByRole('button', { name: '삭제' }).press('Enter')
  await expect.poll(order).toEqual([second])
  await expectAccessible(page)

  await page.getByRole('button', { name: '올리기', exact: true }).click()
  await page.waitForURL(/\/notices\/\d+$/)
  const shown = page.getByRole('img', { name: '매트 위의 고양이' })
  await shown.waitFor()
  expect(await shown.getAttribute('srcset')).toMatch(/320w, .* 640w, .* 900w$/)
  expect(await shown.getAttribute('width')).toBe('900')
  expect(complaints).toEqual([])
  await context.close()
})

test('reading a page fetches no code of the editor', async () => {
  const { page, context } = await somebody(browser)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  for (const path of ['/', '/classes/1', '/notices/1']) {
    await page.goto(site('demo') + path)
    await page.waitForLoadState('networkidle')
  }
  const fetched = await Promise.all(scripts)
  expect(fetched.length).toBeGreaterThan(2)
  expect(fetched.filter((text) => text.includes('ProseMirror'))).toHaveLength(0)
  await context.close()
})
