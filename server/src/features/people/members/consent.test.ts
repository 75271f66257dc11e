import { expect, test } from 'vitest'
import {
  getMarketingConsent,
  setMarketingConsent,
  setNightConsent,
} from 'contract/people/members/consent.api'
import { getMember } from 'contract/views/member-profile/api'
import { noticeConsents } from './consent.jobs.ts'
import { aSite } from '../../../testing/world.ts'

async function aMemberWithNews() {
  const site = await aSite()
  const { mina, channelSeq, app, mails } = site
  const agree = (isAgreed: boolean) => mina.call(setMarketingConsent, { channelSeq, body: { isAgreed } })
  const agreeToNights = (isAgreed: boolean) => mina.call(setNightConsent, { channelSeq, body: { isAgreed } })
  const agreedOn = (at: string) =>
    site.add.all('update members set marketing_agreed_at = $1 where marketing_agreed_at is not null', [at])
  await agree(true)
  await app.workOnce()
  mails.length = 0
  const notice = async () => noticeConsents.visit(await app.contextFor(channelSeq))
  return {
    ...site,
    notice,
    agree,
    agreeToNights,
    agreedOn,
    get: () => mina.call(getMarketingConsent, { channelSeq }),
  }
}

test('advertising at night is chosen beside news, ends with them, and is confirmed by mail', async () => {
  const {
    agree,
    agreeToNights,
    app,
    mails,
    get,
    owner,
    channelSeq,
    minaSeq: userSeq,
  } = await aMemberWithNews()
  expect((await agreeToNights(true)).nightAgreedAt).not.toBeNull()
  await agreeToNights(true)
  await app.workOnce()
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('야간 수신 동의 안내')])
  const choices = [
    { kind: 'NIGHT', isAgreed: true, way: 'ACCOUNT' },
    { kind: 'NEWS', isAgreed: true, way: 'ACCOUNT' },
  ]
  expect((await get()).choices).toMatchObject(choices)
  const { consentChoices, nightAgreedAt } = await owner.call(getMember, { channelSeq, userSeq })
  expect({ consentChoices, nightAgreedAt }).toMatchObject({
    consentChoices: choices,
    nightAgreedAt: expect.any(String) as string,
  })

  await agree(false)
  expect(await get()).toMatchObject({ agreedAt: null, nightAgreedAt: null })
  await expect(agreeToNights(true)).refuses('NEWS_FIRST')
  await agree(true)
  expect(await get()).toMatchObject({ nightAgreedAt: null })
})

test('two years after somebody agreed a mail says so and how to refuse, once, and again two years later', async () => {
  const { agreedOn, app, mails, clock, get, notice } = await aMemberWithNews()
  clock.set(new Date('2026-11-27T12:00:00+09:00'))
  await agreedOn('2024-11-27T12:00:01+09:00')
  await notice()
  await app.workOnce()
  expect(mails).toEqual([])

  await agreedOn('2024-11-27T12:00:00+09:00')
  await notice()
  await notice()
  await app.workOnce()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.subject).toContain('혜택과 소식 수신 동의 확인')
  expect(mail?.text).toContain('혜택과 소식 수신 동의: 2024년 11월 27일')
  expect(mail?.unsubscribeUrl).toContain('/unsubscribe/email?token=')
  expect(await get()).toMatchObject({
    agreedAt: '2024-11-27T03:00:00.000Z',
    choices: [{ way: 'NOTICE' }, {}],
  })

  clock.set(new Date('2028-11-27T12:00:00+09:00'))
  await notice()
  await app.workOnce()
  expect(mails).toHaveLength(2)
})
