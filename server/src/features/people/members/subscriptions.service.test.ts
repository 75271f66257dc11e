import { expect, test } from 'vitest'
import { changeLanguage, me } from 'contract/people/sign-in/api'
import { joinChannel } from 'contract/people/members/membership.api'
import { getMailing, subscribeEmail, unsubscribeEmail } from 'contract/people/members/subscriptions.api'
import { getMarketingConsent, setMarketingConsent } from 'contract/people/members/consent.api'
import { downloadMembers } from 'contract/people/members/api'
import { listStaffActions } from 'contract/people/staff/api'
import { headersOf } from '../../../platform/mail/mailer.ts'
import { aSite, somebody } from '../../../testing/world.ts'

/** Mina agreed to news and received the mail that confirms it. */
async function aMail() {
  const site = await aSite()
  const { mina, channelSeq, app, mails, add } = site
  await mina.call(setMarketingConsent, { channelSeq, body: { isAgreed: true } })
  await app.workOnce()
  const url = new URL(mails[0]?.unsubscribeUrl ?? 'http://nowhere')
  const token = url.searchParams.get('token') ?? ''
  const choices = () =>
    add.all<{ way: string; is_agreed: boolean }>(
      'select way, is_agreed from marketing_choices order by marketing_choice_seq',
    )
  return { ...site, url, token, choices }
}

test('a member who agrees to news gets a mail with an unsubscribe link', async () => {
  const { mails, url } = await aMail()

  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain(url.href)
  expect(url.pathname).toBe('/unsubscribe/email')
  expect(headersOf(url.href)).toEqual({
    'List-Unsubscribe': `<${url.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(headersOf(undefined)).toEqual({})
})

test('without signing in, one click ends the news, another resumes them, and each is recorded once', async () => {
  const { visitor, mina, channelSeq, token, choices, mails, app } = await aMail()
  expect(await visitor.call(getMailing, { query: { token } })).toMatchObject({
    maskedEmail: expect.stringMatching(/^..?\*\*\*@/) as string,
    isSubscribed: true,
  })

  await visitor.call(unsubscribeEmail, { body: { token } })
  expect(await visitor.call(unsubscribeEmail, { body: { token } })).toMatchObject({ isSubscribed: false })
  expect(await mina.call(getMarketingConsent, { channelSeq })).toMatchObject({ agreedAt: null })
  expect(await visitor.call(subscribeEmail, { body: { token } })).toMatchObject({ isSubscribed: true })

  expect(await choices()).toEqual([
    { way: 'ACCOUNT', is_agreed: true },
    { way: 'MAIL', is_agreed: false },
    { way: 'MAIL', is_agreed: true },
  ])
  await app.workOnce()
  expect(mails).toHaveLength(3)
})

test('a mail program unsubscribes with its own button', async () => {
  const { app, url, choices } = await aMail()
  const press = (path: string) =>
    app.http.inject({
      method: 'POST',
      url: path,
      headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await press(url.pathname + url.search)).statusCode).toBe(204)
  expect((await press(url.pathname + url.search)).statusCode).toBe(204)
  expect((await choices()).at(-1)).toEqual({ way: 'ONE_CLICK', is_agreed: false })
  expect((await press('/unsubscribe/email?token=1.2.x')).statusCode).toBe(400)
})

test('an altered link, one of another site and one of a former member do nothing', async () => {
  const { visitor, token, otherSite, minaSeq, add, choices } = await aMail()
  const [channel = '', person = '', signature = ''] = token.split('.')
  const bent = [
    '',
    'x',
    `${otherSite.channelSeq}.${person}.${signature}`,
    `${channel}.${Number(person) + 1}.${signature}`,
    `${channel}.${person}.`,
  ]
  for (const one of bent.slice(1))
    await expect(visitor.call(unsubscribeEmail, { body: { token: one } })).refuses('MAIL_LINK_DEAD')
  await add.all(`update members set status = 'LEFT', marketing_agreed_at = null where user_seq = ${minaSeq}`)
  await expect(visitor.call(subscribeEmail, { body: { token } })).refuses('MAIL_LINK_DEAD')
  expect(await choices()).toHaveLength(1)
})

test('agreeing on joining is recorded, and confirmed in the language chosen last', async () => {
  const { add, as, channelSeq, app, mails } = await aSite()
  const haneul = as(await somebody(add, { name: 'Haneul' }))
  const { user } = await haneul.call(changeLanguage, { body: { language: 'en' } })
  expect(user.language).toBe('en')
  expect((await haneul.call(me, {})).user.language).toBe('en')

  const agreements = ['terms' as const, 'privacy' as const, 'marketing' as const]
  await haneul.call(joinChannel, { channelSeq, body: { agreements } })
  await app.workOnce()

  expect(await add.all('select way from marketing_choices')).toEqual([{ way: 'JOIN' }])
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You will receive news and offers'),
  ])
})

test('who takes the list of members along stands in the record of staff, once', async () => {
  const { owner, channelSeq } = await aSite()
  const body = { audienceCd: 'ALL' as const }
  await owner.call(downloadMembers, { channelSeq, body })

  const { list } = await owner.call(listStaffActions, { channelSeq, query: {} })
  expect(list).toMatchObject([{ name: 'Haru', room: 'members', after: { count: 2 } }])
})
