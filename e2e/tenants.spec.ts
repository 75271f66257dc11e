import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openBrowser, platform, signIn, site } from './browser.ts'
import { openSite } from './story/opening.ts'
import { fillSignUp, person, expectToast } from './story/people.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const trap = { owner: '나쁜이', email: 'trap@example.com', name: '덫 스튜디오', address: 'trap' }
const prey = { owner: '착한이', email: 'prey@example.com', name: '숲 스튜디오', address: 'prey' }

/** A malicious script of a site: it takes the visitor's token and tries it on another site. */
const theft = (channelSeq: number, at: string) => `
  fetch('/api/v1.0/common/session').then(function (answer) {
    var token = answer.headers.get('access-token')
    var headers = { 'access-token': token || '', 'content-type': 'application/json' }
    var site = '/channels/${channelSeq}'
    var calls = [
      ['GET', '/api/util/v1-0' + site + '/members'],
      ['POST', '/api/v1.0' + site + '/categories', '{"name":"stolen"}'],
      ['GET', '/api/v1.0/auth/devices'],
      ['POST', '/api/v1.0/auth/handoff', '{"target":"${at}/","state":"a state of twenty letters"}'],
      ['POST', '/api/v1.0/channels', '{"name":"Stolen","address":"stolen"}'],
    ]
    return Promise.all(calls.map(function (call) {
      return fetch(call[1], { method: call[0], headers: headers, body: call[2] }).then(function (got) { return got.json() })
    })).then(function (answers) {
      window.loot = { token: token, codes: answers.map(function (got) { return got.code }) }
    })
  })`

/** The number of the site, which every page of it contains. */
async function numberOf(page: Page, address: string) {
  const asking = page.waitForRequest(/\/channels\/\d+\//)
  await page.goto(site(address))
  return Number(/\/channels\/(\d+)\//.exec((await asking).url())?.[1])
}

/** The owner of the site saves the script and switches it on, with the token of their own page. */
const planting = (channelSeq: number, code: string) => `(async () => {
  const here = await fetch('/api/v1.0/common/session')
  const headers = { 'access-token': here.headers.get('access-token'), 'content-type': 'application/json' }
  const post = async (path, body) => {
    const answer = await fetch('/api/v1.0/channels/${channelSeq}/snippet' + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  const draft = { head: ${JSON.stringify(`<script>${code}</script>`)}, body: '', moreHosts: [], confirmed: [] }
  // The owner confirms the hosts that the code may contact.
  const { data: { needs } } = await post('/check', draft)
  draft.confirmed = [...needs.scriptHosts, ...needs.talkHosts]
  const { data } = await post('', draft)
  const { code, data: state } = await post('/run', { version: data.version })
  return { code, running: state.running }
})()`

/** The owner requests the address of a preview that runs the script. */
const tryingOut = (channelSeq: number) => `(async () => {
  const here = await fetch('/api/v1.0/common/session')
  const headers = { 'access-token': here.headers.get('access-token'), 'content-type': 'application/json' }
  const body = JSON.stringify({ version: 1 })
  const answer = await fetch('/api/v1.0/channels/${channelSeq}/snippet/tryout', { method: 'POST', headers, body })
  return (await answer.json()).data.path
})()`

/** The responses that an attacking script collected: null while no script ran. */
const lootOf = (page: Page) => page.evaluate('window.loot ?? null')

/** A page of this host as the server sends it, and the permissions of its document. Runs in the page. */
async function documentAt(path: string) {
  const answer = await fetch(path)
  return { html: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

/** The operator of the installation reads the code in the list and approves it. */
async function allowCodeOf(name: string) {
  const { page, complaints } = await person(browser, 'operator')
  await signIn(page, platform(), 'operator@example.com')
  await page.goto(`${platform()}/admin/site-code`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('heading', { name }).waitFor()
  await page.getByRole('region', { name: '머리 부분 (head)' }).getByText('common/session').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '허용하기' }).click()
  await page.getByText('확인할 코드가 없어요').waitFor()
  await expectToast(page, '허용했어요. 지금부터 실행돼요.')
  await expectAccessible(page)
  expect(complaints).toEqual([])
}

test('a script of one site runs only after the operator approved it, and reads nothing of another site or the platform', async () => {
  const villain = await person(browser, 'villain')
  await openSite(villain, trap)
  const victim = await person(browser, 'victim')
  await openSite(victim, prey)
  const preySeq = await numberOf(victim.page, prey.address)
  const trapSeq = await numberOf(villain.page, trap.address)
  const planted = await villain.page.evaluate(planting(trapSeq, theft(preySeq, site(prey.address))))
  expect(planted).toMatchObject({ code: '000000', running: null })

  // The owner of the other site, signed in there by the platform, opens the malicious site: nothing runs yet.
  await victim.page.goto(`${site(trap.address)}/authcallback?next=/`)
  await victim.page.waitForURL(`${site(trap.address)}/`)
  await victim.page.reload()
  expect(await victim.page.content()).not.toContain('window.loot')
  // A preview link runs the code only for its owner.
  const preview = new URL(String(await villain.page.evaluate(tryingOut(trapSeq))), site(trap.address)).href
  await victim.page.goto(preview)
  expect(await victim.page.content()).not.toContain('window.loot')
  expect(await lootOf(victim.page)).toBeNull()
  await villain.page.goto(preview)
  await expect.poll(() => lootOf(villain.page), { timeout: 20_000 }).not.toBeNull()
  await villain.page.goto(`${site(trap.address)}/settings/snippet`)
  await villain.page.getByText('1번 코드가 플랫폼 운영자의 확인을 기다리고 있어요').waitFor()
  await expectAccessible(villain.page)

  await allowCodeOf(trap.name)
  await victim.page.goto(`${site(trap.address)}/`)
  // Evaluated anew each time: a function that waits inside the page needs eval, which the content policy forbids.
  await expect
    .poll(() => lootOf(victim.page), { timeout: 20_000 })
    .toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      codes: ['403002', '403002', '403003', '403003', '403003'],
    })
  // Pages for signing in, paying and managing never contain the code.
  for (const path of ['/login', '/createaccount', '/editinformation', '/mypage', '/settings/snippet']) {
    const { html, policy } = await victim.page.evaluate(documentAt, path)
    expect([path, html.includes('window.loot'), policy.includes('sha256-')]).toEqual([path, false, false])
  }
  await victim.page.goto(`${site(prey.address)}/settings/course`)
  expect(await victim.page.getByText('stolen').count()).toBe(0)
})

test('prompts before a hand-off replaces the signed-in account', async () => {
  const email = 'switching@example.com'
  const { page, complaints } = await person(browser, 'switching')
  await signIn(page, platform(), 'learner@example.com')
  await page.goto(`${site('demo')}/createaccount`)
  await fillSignUp(page, { name: '손님', email })
  await page.getByRole('button', { name: '회원가입' }).click()
  await page.getByRole('button', { name: '나중에 하기' }).click()
  await page.goto(`${site('demo')}/authcallback?next=/classes`)
  await page.getByRole('heading', { name: '다른 계정으로 로그인할까요?' }).waitFor()
  await page.getByText(email).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: '지금 계정 그대로' }).click()
  await page.waitForURL(`${site('demo')}/classes`)
  await page.goto(`${site('demo')}/editinformation`)
  await page.getByText(email).waitFor()
  expect(complaints).toEqual([])
})
