import { expect, test } from 'vitest'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { refundOrder } from 'contract/money/orders/api'
import { getHealth, retryJob } from 'contract/views/operator-health/api'
import { createApp } from '../../../platform/create-app.ts'
import { ProviderUnreachable } from '../../../platform/pay/gateway.ts'
import { aShop, buy, comeBack, pressPay } from '../../../testing/orders-world.ts'
import { aSite, somebody } from '../../../testing/world.ts'
import { reconcile } from '../../money/orders/reconcile.jobs.ts'
import { operatorHealth } from './operator-health.feature.ts'
import { livePart, paymentsPart } from './operator-health.rules.ts'
import { mailbox } from '../../system/mail/mail.public.ts'

const mail = {
  to: 'mina@example.com',
  subject: 'Hello <b>',
  text: 'see http://a.kr/x?y=1',
  html: '<html><head></head><p>Hi</p>',
}

async function anInstallation() {
  const site = await aSite()
  const { add, as, app } = site
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const get = (url: string, host = 'localhost:3000') =>
    app.http.inject({ url, headers: { host }, remoteAddress: '203.0.113.9' })
  const clock = () => site.clock.now
  return { ...site, operator: as(boss), boss, get, box: mailbox(app.database.platform, clock) }
}

test('the operator sees the state of every part; nobody else does', async () => {
  const { operator, owner } = await anInstallation()

  const health = await operator.call(getHealth, {})

  expect(health.parts.map(({ part }) => part)).toEqual([
    'database',
    'queue',
    'storage',
    'transcoder',
    'mail',
    'payments',
    'books',
    'live',
  ])
  expect(health.parts.find(({ part }) => part === 'transcoder')).toMatchObject({ verdict: 'down' })
  expect(health.channels.total).toBe(2)
  await expect(owner.call(getHealth, {})).refuses('NOT_ALLOWED')
})

test('money that did not settle for an hour stands on the page with its counts', async () => {
  const shop = await aShop()
  const { add, as, clock, gateway, mina, member, courseRef, passTimer, app, channelSeq } = shop
  const boss = await somebody(add, { name: 'Boss' })
  await add.all('update users set is_operator = true where user_seq = $1', [boss.userSeq])
  const payments = async () => {
    const { parts } = await as(boss).call(getHealth, {})
    return parts.find(({ part }) => part === 'payments')
  }
  const { orderNo } = await buy(mina, courseRef)
  const jun = await member('Jun')
  const unsure = await pressPay(jun, courseRef)
  gateway.control.isMute = true
  await expect(comeBack(jun, courseRef, unsure.orderNo)).refuses('PAYMENT_PENDING')
  const refund = { channelSeq, orderNo, body: { reason: 'x' } }
  await expect(shop.owner.call(refundOrder, refund)).refuses('REFUND_FAILED')
  gateway.find = () => Promise.reject(new ProviderUnreachable('away'))
  await app.http.inject({
    method: 'POST',
    url: `/api/v1.0/channels/${channelSeq}/payments/webhook/sandbox`,
    headers: { 'sandbox-signature': 'right' },
    payload: { eventId: 'evt', type: 'PAID', paymentKey: `key-${orderNo}`, orderNo },
  })
  expect(await payments()).toMatchObject({ advice: 'TEST_PAYMENTS', facts: { stuckPayments: '0' } })

  clock.pass({ minutes: 61 })
  await passTimer(reconcile)

  expect(await payments()).toMatchObject({
    verdict: 'down',
    advice: 'MONEY_STUCK',
    facts: { stuckPayments: '1', stuckRefunds: '1', stuckEvents: '1' },
  })
})

test('a refund that waits for the account of its buyer is counted apart, and nothing is down for it', () => {
  const stuck = { payments: 0, refunds: 0, events: 0, awaitingAccounts: 2 }
  expect(paymentsPart({ gateways: ['toss'], isSandbox: false, stuck })).toMatchObject({
    verdict: 'ok',
    facts: { stuckRefunds: '0', awaitingAccounts: '2' },
    advice: null,
  })
})

test('live rooms say why nobody can meet; switched off they are no fault', () => {
  const status = {
    kind: 'embedded' as const,
    port: null,
    rooms: 0,
    participants: 0,
    crashes: 0,
    broadcasts: 0,
  }
  expect(livePart({ ...status, problem: 'NO_PORT' })).toMatchObject({
    verdict: 'down',
    advice: 'LIVE_NO_PORT',
  })
  expect(livePart({ ...status, problem: 'NO_BINARY' })).toMatchObject({ verdict: 'down' })
  expect(livePart({ ...status, problem: 'OFF' })).toMatchObject({ verdict: 'warn' })
  expect(livePart({ ...status, problem: null, port: 7882, crashes: 2 })).toMatchObject({
    verdict: 'ok',
    advice: null,
    facts: { udpPort: '7882', crashes: '2', broadcasts: '0' },
  })
})

test('a failed job is shown, and runs again on request', async () => {
  const { operator, owner, add, app, mails } = await anInstallation()
  await add.all("select graphile_worker.add_job('operation.sendPlatformMail', $1::json)", [
    JSON.stringify(mail),
  ])
  await add.all('update graphile_worker._private_jobs set attempts = max_attempts')
  const [failed] = (await operator.call(getHealth, {})).failedJobs
  expect(failed).toMatchObject({ task: 'operation.sendPlatformMail' })

  const body = { id: failed?.id ?? '' }
  await expect(owner.call(retryJob, { body })).refuses('NOT_ALLOWED')
  await operator.call(retryJob, { body })
  await app.workOnce()

  expect(mails).toEqual([mail])
  await expect(operator.call(retryJob, { body })).refuses('NOT_FOUND')
})

test('monitoring gets liveness and readiness; metrics are for this machine and the operator', async () => {
  const { get, app } = await anInstallation()
  expect((await get('/health/live')).statusCode).toBe(200)
  expect((await get('/health/ready')).statusCode).toBe(200)
  expect((await get('/metrics')).statusCode).toBe(404)
  await app.database.pool.end()
  expect((await get('/health/ready')).statusCode).toBe(503)
  app.database.pool.end = () => Promise.resolve()
})

test('it is not ready without free disk space, and names the failing part', async () => {
  const { get, ports } = await anInstallation()
  expect((await get('/health/ready')).json()).toEqual({ status: 'ready', database: 'ok', disk: 'ok' })
  ports.settings.diskLeastBytes = Number.MAX_SAFE_INTEGER
  const full = await get('/health/ready')
  expect(full.statusCode).toBe(503)
  expect(full.json()).toEqual({ status: 'not ready', database: 'ok', disk: 'down' })
})

test('the mailbox shows sent mails, newest first, and nothing in a mail can run', async () => {
  const { get, box } = await anInstallation()
  await box.send(mail)
  await box.send({ ...mail, to: 'haru@example.com', subject: 'Second' })

  const list = await get('/dev/mailbox')
  expect(list.headers['content-security-policy']).toContain("default-src 'none'")
  expect(list.body.indexOf('Second')).toBeLessThan(list.body.indexOf('Hello &#60;b&#62;'))
  expect((await get('/dev/mailbox?to=haru@example.com')).body).not.toContain('Hello')

  const [, address = ''] =
    /href="(\/dev\/mailbox\/\d+)"/.exec((await get('/dev/mailbox?to=mina@example.com')).body) ?? []
  expect((await get(address)).body).toContain('<a href="http://a.kr/x?y=1">')
  const body = await get(`${address}/body`)
  expect(body.headers['content-security-policy']).toContain('sandbox')
  expect(body.body).toContain('<base target="_blank">')
})

test('a mail with an unsubscribe link has it in the mailbox', async () => {
  const { get, box, mina, channelSeq, app, mails, add } = await anInstallation()
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  await app.workOnce()
  for (const sent of mails) await box.send(sent)

  const [kept] = await add.all<{ mail_seq: number; unsubscribe_url: string | null }>(
    'select mail_seq, unsubscribe_url from mailbox_mails',
  )
  expect(kept?.unsubscribe_url).toContain('/unsubscribe/email?token=')
  expect((await get(`/dev/mailbox/${kept?.mail_seq}`)).body).toContain(kept?.unsubscribe_url)
})

test('a page of another site cannot read the mailbox', async () => {
  const { get, box } = await anInstallation()
  await box.send(mail)
  expect((await get('/dev/mailbox', 'evil.example.com')).statusCode).toBe(404)
  expect((await get('/dev/mailbox/1/body', 'evil.example.com')).statusCode).toBe(404)
})

test('outside demo mode there is no mailbox', async () => {
  const { app, ports } = await aSite()
  const real = { ...ports, settings: { ...ports.settings, mailbox: false } }
  const other = await createApp({
    features: [operatorHealth],
    database: app.database,
    ports: real,
    onBug: () => {},
  })
  const response = await other.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost:3000' } })
  expect(response.statusCode).toBe(404)
  await other.http.close()
})
