import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn } from './browser.ts'
import { freePort, newDataDir, startProduct, type Product } from './product.ts'
import { person } from './story/people.ts'

let product: Product
let browser: Browser
const dataDir = newDataDir()
beforeAll(async () => {
  product = await startProduct({ dataDir, port: await freePort() })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Videos of the demo may still be prepared beside them. A file is deleted right after the page says so. */
const archivesLeft = () => readdirSync(join(dataDir, 'uploads')).filter((name) => name.startsWith('archive-'))

async function exportSite(target: string) {
  const { page, complaints } = await person(browser, 'owner who exports')
  const site = `http://demo.localhost:${product.port}`
  await signIn(page, site, 'owner@example.com')
  await page.goto(`${site}/settings/export`)
  await page.getByRole('button', { name: '내보내기 시작하기' }).click()
  const download = page.getByRole('button', { name: /내보낸 파일 내려받기$/ })
  await download.waitFor({ timeout: 60_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  await file.saveAs(target)
  expect(complaints).toEqual([])
}

async function confirm(page: Page, name: string) {
  await page.getByRole('button', { name }).click()
  await page.getByRole('alertdialog').getByRole('button', { name }).click()
}

test('an operator uploads the archive of a site, cancels, uploads it again, and the product is killed while it is imported', async () => {
  const archive = join(dataDir, 'site.tar')
  await exportSite(archive)
  const { page } = await person(browser, 'operator who imports')
  const desk = `http://localhost:${product.port}`
  await signIn(page, desk, 'operator@example.com')
  await page.goto(`${desk}/admin/site-imports`)
  await page.getByText('아직 가져온 사이트가 없어요').waitFor()
  await expectAccessible(page)

  await page.getByLabel('사이트 파일').setInputFiles(archive)
  await page.getByRole('heading', { name: '파일에 들어 있는 것' }).waitFor({ timeout: 60_000 })
  expect(await page.getByText('‘demo’ 주소는 이곳에서 쓸 수 없어서 ‘site-1’ 주소로 열려요.').count()).toBe(1)
  await expectAccessible(page)
  await confirm(page, '가져오기 취소')
  await page.getByText(/올린 파일을 지웠어요/).waitFor()
  await expect.poll(archivesLeft).toEqual([])

  await page.goto(`${desk}/admin/site-imports`)
  await page.getByLabel('사이트 파일').setInputFiles(archive)
  await page.getByRole('heading', { name: '파일에 들어 있는 것' }).waitFor({ timeout: 60_000 })
  await confirm(page, '이 사이트 가져오기')
  await page.getByRole('progressbar', { name: '가져오는 중' }).waitFor()
  await product.kill()
  product = await startProduct({ dataDir, port: product.port })
  await page.reload()
  await page.getByText('파일과 모두 같아요').waitFor({ timeout: 120_000 })
  await expectAccessible(page)
  await expect.poll(archivesLeft).toEqual([])

  const site = `http://site-1.localhost:${product.port}`
  await page.goto(`${site}/classes`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(0)
}, 300_000)
