import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import * as api from 'contract/growth/sender-domains/api'
import { setMarketingConsent } from 'contract/people/members/consent.api'
import { listAlarms } from 'contract/messaging/notifications/api'
import { fromOf } from '../../../platform/mail/mailer.ts'
import { aSite } from '../../../testing/world.ts'
import { checkSenders } from './sender-domains.jobs.ts'

const domain = 'mail.haru.kr'

async function aSender() {
  const site = await aSite()
  const { owner, mina, channelSeq, records, app, mails } = site
  const get = async () => (await owner.call(api.getSenderDomain, { channelSeq })).sender
  const save = (body = { domain, localPart: 'news' }) =>
    owner.call(api.saveSenderDomain, { channelSeq, body })
  const check = async () => (await owner.call(api.checkSenderDomain, { channelSeq })).state
  async function publish() {
    const sender = await get()
    for (const { name, value } of sender?.records ?? []) records.set(`TXT ${name}`, [value])
  }
  const visit = async () => checkSenders.visit(await app.contextFor(channelSeq))
  let agrees = false
  async function aMail() {
    agrees = !agrees
    await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: agrees } })
    await app.workOnce()
    return mails.at(-1)
  }
  return { ...site, get, save, check, publish, visit, aMail }
}

test('a domain sends once all of its records are right, and not before', async () => {
  const { get, save, check, publish, aMail } = await aSender()
  expect(await get()).toBeNull()
  await save({ domain: `https://${domain}/`, localPart: 'News' })
  expect(await check()).toBe('PENDING')
  expect(await get()).toMatchObject({
    domain,
    localPart: 'news',
    records: [
      { kind: 'DKIM', problem: 'MISSING' },
      { kind: 'SPF', name: domain, problem: 'MISSING' },
      { kind: 'DMARC', name: `_dmarc.${domain}`, problem: 'MISSING' },
    ],
  })
  expect((await aMail())?.sender).toMatchObject({ own: null })

  await publish()
  expect(await check()).toBe('VERIFIED')
  const mail = await aMail()
  expect(mail?.sender?.own).toMatchObject({ address: `news@${domain}`, domain })
  expect(mail?.sender?.own?.privateKey).toContain('PRIVATE KEY')
})

test('another name before the @ sends at once, another domain begins anew with another key', async () => {
  const { get, save, check, publish, aMail } = await aSender()
  await save()
  await publish()
  await check()
  const key = (await get())?.records[0]
  await save({ domain, localPart: 'hello' })
  expect((await aMail())?.sender?.own?.address).toBe(`hello@${domain}`)
  await save({ domain: 'post.haru.kr', localPart: 'hello' })
  expect(await get()).toMatchObject({ state: 'PENDING', checkedAt: null, verifiedAt: null })
  expect((await get())?.records[0]?.value).not.toBe(key?.value)
  expect((await aMail())?.sender?.own).toBeNull()
})

test('records that are gone for an hour end it, its owners learn of it, and it comes back by itself', async () => {
  const { get, save, check, publish, visit, aMail, records, workThrough, owner, channelSeq } = await aSender()
  await save()
  await publish()
  await check()
  records.clear()
  await visit()
  expect(await get()).toMatchObject({ state: 'VERIFIED' })
  await workThrough({ minutes: 60 })
  expect(await get()).toMatchObject({ state: 'BROKEN' })
  expect((await aMail())?.sender?.own).toBeNull()
  const { list } = await owner.call(listAlarms, { channelSeq, query: {} })
  expect(list).toMatchObject([
    { path: '/settings/sender', content: expect.stringContaining(domain) as string },
  ])

  await publish()
  await visit()
  expect(await get()).toMatchObject({ state: 'VERIFIED' })
})

test('a name server that is down for a moment changes nothing', async () => {
  const { get, save, check, publish, visit, records, workThrough } = await aSender()
  await save()
  await publish()
  await check()
  records.clear()
  await visit()
  await publish()
  await workThrough({ minutes: 60 })
  expect(await get()).toMatchObject({
    state: 'VERIFIED',
    records: [{ problem: null }, { problem: null }, { problem: null }],
  })
})

test('names of the installation are refused, and nothing is left of a removed domain', async () => {
  const { get, save, owner, channelSeq, visit } = await aSender()
  await expect(save({ domain: 'haru.localhost', localPart: 'news' })).refuses('DOMAIN_UNUSABLE')
  await expect(save({ domain, localPart: 'a b' })).refuses('BAD_INPUT')
  await save()
  await owner.call(api.removeSenderDomain, { channelSeq })
  expect(await get()).toBeNull()
  await expect(owner.call(api.removeSenderDomain, { channelSeq })).refuses('NOT_FOUND')
  await expect(owner.call(api.checkSenderDomain, { channelSeq })).refuses('NOT_FOUND')
  await visit()
})

test('the mail shows the site, is signed with its key and covers the button that unsubscribes', () => {
  const standard = 'Seodang <no-reply@seodang.example>'
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(fromOf(undefined, standard)).toEqual({ from: standard })
  expect(fromOf({ name: '하루', own: null }, standard)).toEqual({
    from: { name: '하루', address: 'no-reply@seodang.example' },
  })
  const own = { address: `news@${domain}`, domain, selector: 'sd1', privateKey: pem }
  expect(fromOf({ name: '하루', own }, standard)).toMatchObject({
    from: { name: '하루', address: `news@${domain}` },
    dkim: {
      domainName: domain,
      keySelector: 'sd1',
      headerFieldNames: expect.stringContaining('List-Unsubscribe-Post') as string,
    },
  })
})
