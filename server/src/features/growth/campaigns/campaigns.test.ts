import { expect, test } from 'vitest'
import * as api from 'contract/growth/campaigns/api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { aList, draft, type CampaignBody as Body } from '../../../testing/campaigns-world.ts'
import { buy } from '../../../testing/orders-world.ts'

test('an advertisement reaches those who agreed, with its label, their name and a way to refuse', async () => {
  const { send, app, mails, get, names } = await aList()
  await send()
  await app.workOnce()
  expect(names()).toEqual(['Jun', 'Mina'])
  const mail = mails.find(({ subject }) => subject.includes('Mina'))
  expect(mail?.subject).toBe('(광고) Mina님, 겨울 특강이 열려요')
  expect(mail?.unsubscribeUrl).toContain('/unsubscribe/email?token=')
  expect(mail?.html).toContain('무료 수신 거부')
  expect(mail?.text).toContain('Mina님 & 친구들')
  expect(await get()).toMatchObject({ state: 'DONE', counts: { sent: 2, queued: 0, failed: 0 } })
})

test('a notice reaches every member and has neither label nor refusal', async () => {
  const { send, app, mails } = await aList({ isAd: false })
  await send()
  await app.workOnce()
  expect(mails).toHaveLength(4)
  expect(mails.every(({ subject, unsubscribeUrl }) => !subject.includes('광고') && !unsubscribeUrl)).toBe(
    true,
  )
})

test('conditions on classes, days and payments choose the receivers', async () => {
  const { owner, mina, courseRef, channelSeq, clock } = await aList()
  const count = async (conditions: Body['audience']['conditions']) => {
    const query = { audience: JSON.stringify({ conditions }) }
    return (await owner.call(api.countAudience, { channelSeq, query })).members
  }
  await buy(mina, courseRef)
  const { courseSeq } = courseRef
  expect(await count([])).toBe(4)
  expect(await count([{ kind: 'CLASS', relation: 'ATTENDS', courseSeqs: [courseSeq] }])).toBe(1)
  expect(await count([{ kind: 'CLASS', relation: 'NEVER', courseSeqs: [] }])).toBe(3)
  expect(await count([{ kind: 'PAID', relation: 'AT_LEAST', amount: 30_000 }])).toBe(1)
  expect(await count([{ kind: 'PAID', relation: 'LESS_THAN', amount: 30_000 }])).toBe(3)
  expect(
    await count([
      { kind: 'PAID', relation: 'AT_LEAST', amount: 1 },
      { kind: 'CLASS', relation: 'NEVER', courseSeqs: [] },
    ]),
  ).toBe(0)
  expect(await count([{ kind: 'JOINED', relation: 'WITHIN', days: 7 }])).toBe(4)
  clock.pass({ days: 9 })
  expect(await count([{ kind: 'JOINED', relation: 'WITHIN', days: 7 }])).toBe(0)
  expect(await count([{ kind: 'JOINED', relation: 'BEFORE', days: 7 }])).toBe(4)
})

test('a planned one waits for its time, can be changed until then, and is paused and resumed', async () => {
  const { send, toggle, app, mails, get, clock, workThrough, owner, campaignRef } = await aList()
  await send(new Date(clock.now.getTime() + 3_600_000).toISOString())
  await app.workOnce()
  expect(mails).toEqual([])
  await owner.call(api.modifyCampaign, { ...campaignRef, body: { ...draft, subject: '다시 쓴 제목' } })
  await toggle(false)
  await workThrough({ minutes: 61 })
  expect(mails).toEqual([])
  expect((await get()).state).toBe('PAUSED')
  await toggle(true)
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toEqual(['(광고) 다시 쓴 제목', '(광고) 다시 쓴 제목'])
  await expect(toggle(false)).refuses('CAMPAIGN_OVER')
  await expect(owner.call(api.modifyCampaign, { ...campaignRef, body: draft })).refuses('CAMPAIGN_BEGUN')
})

test('who refuses after the list was made is left out, and counted as that', async () => {
  const { send, app, messages, get, names, jun, channelSeq, ports, workThrough } = await aList()
  const { mailer } = ports
  const deliver = mailer.send
  // The mail server is away while the list is made; meanwhile Jun refuses.
  mailer.send = () => Promise.reject(Object.assign(new Error('down'), { code: 'EAUTH', responseCode: 535 }))
  await send()
  await app.workOnce()
  expect(await get()).toMatchObject({ state: 'SENDING', counts: { queued: 2, sent: 0 } })
  mailer.send = deliver
  await jun.call(setMarketingConsent, { channelSeq, body: { isAgreed: false } })
  await workThrough({ minutes: 2 })
  expect(names()).toContain('Mina')
  expect(await messages()).toMatchObject([
    { name: 'Mina', state: 'SENT', reason: null },
    { name: 'Jun', state: 'SKIPPED', reason: 'NO_CONSENT' },
  ])
  expect(await get()).toMatchObject({ state: 'DONE', counts: { sent: 1, skipped: 1, queued: 0 } })
})

test('openings and presses are counted once, and a link leads where the text says', async () => {
  const { send, app, mails, get, jun, courseRef, owner, campaignRef } = await aList()
  await send()
  await app.workOnce()
  const { html = '' } = mails.find(({ subject }) => subject.includes('Jun')) ?? {}
  const urls = [...html.matchAll(/(?:href|src)="([^"]*\/mail\/[^"]*)"/g)].map(([, url = '']) => new URL(url))
  const open = (url: URL | undefined) =>
    app.http.inject({ url: (url?.pathname ?? '') + (url?.search ?? ''), headers: { host: url?.host ?? '' } })
  const [inside, outside, dot] = urls
  expect((await open(dot)).headers['content-type']).toBe('image/gif')
  await open(dot)
  expect((await open(inside)).headers.location).toMatch(/^http:\/\/haru\..*\/classes\/7\?from=mail&x=1$/)
  expect((await open(outside)).headers.location).toBe('https://example.com/Jun')
  expect((await get()).counts).toMatchObject({ opened: 1, clicked: 1 })
  await buy(jun, courseRef)
  const { hours, bought } = await owner.call(api.getCampaignDashboard, campaignRef)
  expect(hours).toMatchObject([{ opened: 1, clicked: 1 }])
  expect(bought).toEqual([{ currency: 'KRW', people: 1, amount: 30_000 }])
  const bent = new URL(inside?.href ?? '')
  bent.searchParams.set('t', (bent.searchParams.get('t') ?? '').replace(/^\d+/, '99'))
  expect((await open(bent)).headers.location).toBe('/')
})

test('a refusal is counted for the campaign that was sent last', async () => {
  const { send, app, jun, channelSeq, get } = await aList()
  await send()
  await app.workOnce()
  await jun.call(setMarketingConsent, { channelSeq, body: { isAgreed: false } })
  await app.workOnce()
  expect((await get()).counts.unsubscribed).toBe(1)
})

test('a server that was killed while it sent goes on, and nobody is sent it twice', async () => {
  const { send, app, mails, messages, add, get, workThrough, ports } = await aList({ isAd: false })
  const deliver = ports.mailer.send
  // The first ones are handed over, and then nothing is written down any more.
  ports.mailer.send = async (mail) => {
    await deliver(mail)
    return new Promise(() => {})
  }
  await send()
  void app.workOnce()
  await expect.poll(() => mails.length).toBe(4)
  ports.mailer.send = deliver
  await add.all(`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()`)
  await workThrough({ minutes: 16 })
  await workThrough({ minutes: 1 })
  expect(mails).toHaveLength(4)
  expect((await messages()).map(({ state }) => state)).toEqual(Array(4).fill('UNCERTAIN'))
  expect(await get()).toMatchObject({ state: 'DONE', counts: { uncertain: 4, sent: 0, queued: 0 } })
})

test('a stopped one sends nothing more and can be deleted, one under way cannot', async () => {
  const { send, owner, campaignRef, app, mails, channelSeq, clock } = await aList()
  await send(new Date(clock.now.getTime() + 3_600_000).toISOString())
  await expect(owner.call(api.deleteCampaign, campaignRef)).refuses('CAMPAIGN_UNDER_WAY')
  await owner.call(api.stopCampaign, campaignRef)
  await expect(owner.call(api.stopCampaign, campaignRef)).refuses('CAMPAIGN_OVER')
  expect((await owner.call(api.countCampaigns, { channelSeq })).counts).toEqual({ STOPPED: 1 })
  await owner.call(api.deleteCampaign, campaignRef)
  await app.workOnce()
  expect(mails).toEqual([])
  expect((await owner.call(api.listCampaigns, { channelSeq, query: {} })).total).toBe(0)
})

test('a test goes to its writer alone', async () => {
  const { owner, channelSeq, app, mails, kai } = await aList()
  const body = { subject: draft.subject, content: draft.content, isAd: true }
  const { email } = await owner.call(api.testCampaign, { channelSeq, body })
  await app.workOnce()
  expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: email, subject: '[테스트] (광고) Haru님, 겨울 특강이 열려요' },
  ])
  await expect(kai.call(api.testCampaign, { channelSeq, body })).refuses('NOT_ALLOWED')
})

test('nothing is sent to nobody, and not without a mail server', async () => {
  const conditions = [{ kind: 'PAID' as const, relation: 'AT_LEAST' as const, amount: 900_000 }]
  const { send, ports } = await aList({ audience: { conditions } })
  await expect(send()).refuses('CAMPAIGN_WITHOUT_RECEIVERS')
  await expect(send('2030-01-01T00:00:00Z')).refuses('CAMPAIGN_TOO_FAR')
  ports.mailer.kind = 'none'
  await expect(send()).refuses('MAIL_SERVER_MISSING')
})
