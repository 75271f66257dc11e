import { AxeBuilder } from '@axe-core/playwright'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { DEMO_PASSWORD } from './demo.ts'

const executablePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium'
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
]

export const platform = () => `http://localhost:${inject('port')}`
export const site = (address: string) => `http://${address}.localhost:${inject('port')}`

/** Cameras and microphones that play a test picture and a beep, and that every page may use. */
const fakeDevices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]
export const openBrowser = ({ hasDevices = false } = {}) =>
  chromium.launch({ executablePath, args: hasDevices ? [...quiet, ...fakeDevices] : quiet })

/** Opens a new browser for a user, on request a phone. The test fails on any error in the console. */
export async function somebody(
  browser: Browser,
  { isPhone = false, language = 'ko-KR', timeZone = 'Asia/Seoul' } = {},
) {
  const context = await browser.newContext({
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    locale: language,
    timezoneId: timeZone,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) complaints.push(message.text())
  })
  return { context, page, complaints }
}
/** The browser logs every refused call; tests assert the refusals that matter. */
const isExpected = (text: string) => /Failed to load resource/.test(text)

/**
 * Expects that axe finds nothing on the page. Colours during a transition are not by design: animations are switched
 * off, and changes during the check, such as a button that hydration enables, apply without a transition.
 */
export async function expectAccessible(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(comeToRest)
  // Without frames axe has no results to merge, which takes as long as the check itself.
  const isOneFrame = page.frames().length === 1
  // Whatever passed is counted and described only on request, which takes a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(isOneFrame).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  await page.emulateMedia({ reducedMotion: null })
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
}

/** Runs in the page: waits for finite animations, but not for endless ones such as a spinner. */
async function comeToRest() {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

export async function signIn(page: Page, address: string, email: string, password = DEMO_PASSWORD) {
  await page.goto(`${address}/login`)
  await page.getByLabel('이메일').fill(email)
  await page.getByLabel('비밀번호', { exact: true }).fill(password)
  await page.getByRole('button', { name: '로그인' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

/** The latest code for an address in the mailbox. */
export async function codeFor(context: BrowserContext, email: string) {
  let code = ''
  // The mail is sent a moment after the answer.
  await expect.poll(async () => (code = await newestCode(context, email))).not.toBe('')
  return code
}
async function newestCode(context: BrowserContext, email: string) {
  const answer = await context.request.get(`${platform()}/dev/mailbox?to=${encodeURIComponent(email)}`)
  const list = await answer.text()
  const mail = /\/dev\/mailbox\/(\d+)/.exec(list)?.[1]
  const body = await (await context.request.get(`${platform()}/dev/mailbox/${mail}/body`)).text()
  return /letter-spacing:8px[^>]*>(\d{6})</.exec(body)?.[1] ?? ''
}
