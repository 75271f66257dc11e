import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, signIn } from './browser.ts'
import { freePort, newDataDir, startProduct, type Product } from './product.ts'
import { PASSWORD, person } from './story/people.ts'

const server = resolve(import.meta.dirname, '../server/dist/server.mjs')

/** Two installations: one with the demo, whose site moves to an empty one. */
let from: Product
let to: Product
let browser: Browser
const folders = { from: newDataDir(), to: newDataDir() }
const withoutDemo = { DEMO_SEED: 'off' }
beforeAll(async () => {
  from = await startProduct({ dataDir: folders.from, port: await freePort() })
  to = await startProduct({ dataDir: folders.to, port: await freePort(), settings: withoutDemo })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser.close()
  await from.stop()
  await to.stop()
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true })
})

async function downloadSite(target: string) {
  const { page, complaints } = await person(browser, 'owner who moves')
  const site = `http://demo.localhost:${from.port}`
  await signIn(page, site, 'owner@example.com')
  await page.goto(`${site}/settings/export`)
  await page.getByText('아직 내보낸 파일이 없어요').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '내보내기 시작하기' }).click()
  const download = page.getByRole('button', { name: /내보낸 파일 내려받기$/ })
  await download.waitFor({ timeout: 60_000 })
  await expectAccessible(page)
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  await file.saveAs(target)
  expect(complaints).toEqual([])
}

async function importSite(archive: string) {
  const env = {
    ...process.env,
    ...withoutDemo,
    PORT: String(to.port),
    DATA_DIR: folders.to,
    NODE_ENV: 'production',
  }
  const { stdout } = await promisify(execFile)(process.execPath, [server, 'import-site', archive], { env })
  const [, address] = /with the address ([a-z0-9-]+)/.exec(stdout) ?? []
  return address ?? stdout
}

/** The newest link for a new password in the mailbox of the second installation. */
async function linkFor(context: BrowserContext, email: string) {
  const mailbox = `http://localhost:${to.port}/dev/mailbox`
  const list = await (await context.request.get(`${mailbox}?to=${encodeURIComponent(email)}`)).text()
  const [, mail] = /\/dev\/mailbox\/(\d+)/.exec(list) ?? []
  const body = await (await context.request.get(`${mailbox}/${mail}/body`)).text()
  return (/href="([^"]+\/resetpassword\/[^"]+)"/i.exec(body)?.[1] ?? '').replaceAll('&amp;', '&')
}

test('a site moves: its owner downloads it, an operator opens it at another installation, and a learner learns on', async () => {
  const archive = join(folders.to, 'site.tar')
  await downloadSite(archive)
  const site = `http://${await importSite(archive)}.localhost:${to.port}`

  const { page, context, complaints } = await person(browser, 'learner who moved')
  await page.goto(`${site}/login`)
  await page.getByRole('button', { name: '비밀번호 재설정' }).click()
  const dialog = page.getByRole('dialog', { name: '비밀번호 재설정' })
  await dialog.getByLabel('이메일').fill('learner@example.com')
  await dialog.getByRole('button', { name: '이메일 발송' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => linkFor(context, 'learner@example.com'), { timeout: 20_000 }).not.toBe('')
  await page.goto(await linkFor(context, 'learner@example.com'))
  await page.getByLabel('새 비밀번호', { exact: true }).fill(PASSWORD)
  await page.getByLabel('비밀번호 확인').fill(PASSWORD)
  await page.getByRole('button', { name: '비밀번호 바꾸기' }).click()
  await page.waitForURL(/\/login/)
  await signIn(page, site, 'learner@example.com', PASSWORD)
  await page.goto(`${site}/me/classes`)
  await page
    .getByRole('link', { name: /이어서|시작|다시/ })
    .first()
    .click()
  await page.waitForURL(/\/classroom\//)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  expect(complaints).toEqual([])
}, 180_000)
