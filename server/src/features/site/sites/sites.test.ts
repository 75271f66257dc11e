import { expect, test } from 'vitest'
import { authenticate } from 'contract/people/sign-in/api'
import { getChannelAuth } from 'contract/people/members/membership.api'
import { brandShades as shadesOf } from 'contract/site/sites/brand'
import {
  checkAddress,
  getChannel,
  getConfiguration,
  getFooter,
  getProfile,
  getTemplate,
  lookUpHost,
  saveConfiguration,
  saveFooter,
  saveProfile,
  saveTemplate,
} from 'contract/site/sites/api'
import { createChannel } from 'contract/workflows/site-setup/api'
import { listJoinedChannels, listManagedChannels } from 'contract/people/members/my-sites.api'
import { listNotices } from 'contract/site/notices/api'
import { getPlatformTerms, getTerms } from 'contract/people/legal/api'
import type { StoredFile } from 'contract/system/files/schemas'
import { aTown, newcomer } from '../../../testing/accounts-world.ts'
import { picturesOf } from '../../../testing/pictures-world.ts'
import { aSite } from '../../../testing/world.ts'

const { email } = newcomer

async function aVerifiedPerson() {
  const town = await aTown()
  const haru = await town.signedUp()
  await haru.call(authenticate, { body: { email, code: await town.codeFor(email) } })
  return { ...town, haru }
}

test('a new site has its colours, its owner and a notice board', async () => {
  const { haru, visitor } = await aVerifiedPerson()
  const input = { name: 'Haru Yoga', address: 'Haru', brandColor: '#3F7355' }

  const { channelSeq, domain, brandShades } = await haru.call(createChannel, { body: input })

  expect(domain).toBe('http://haru.localhost:3000')
  expect(brandShades).toHaveLength(10)
  expect(await haru.call(getChannelAuth, { channelSeq })).toMatchObject({ userTypeCd: 'OWN' })
  expect(await visitor().call(getChannel, { channelSeq })).toMatchObject({ name: 'Haru Yoga', company: null })
  expect(await visitor().call(listNotices, { channelSeq })).toEqual({ list: [], total: 0 })
  const mine = [expect.objectContaining({ channelSeq, role: 'OWN' })]
  expect(await haru.call(listManagedChannels, { query: {} })).toEqual({ list: mine })
  expect(await haru.call(listJoinedChannels, {})).toEqual({ list: mine })
})

test('an address belongs to one site, and reserved ones to none', async () => {
  const { haru } = await aVerifiedPerson()
  const open = (address: string) => haru.call(createChannel, { body: { name: 'Haru Yoga', address } })
  const check = (address: string) => haru.call(checkAddress, { query: { address } })
  expect(await check('haru')).toEqual({ isUsable: true, reason: null })
  await open('haru')

  await expect(open('haru')).refuses('ADDRESS_TAKEN')
  await expect(open('admin')).refuses('ADDRESS_RESERVED')
  await expect(open('-haru')).refuses('BAD_INPUT')
  expect(await check('haru')).toEqual({ isUsable: false, reason: 'TAKEN' })
  expect(await check('admin')).toEqual({ isUsable: false, reason: 'RESERVED' })
  expect(await check('하루')).toEqual({ isUsable: false, reason: 'FORM' })
})

test('of two simultaneous requests for an address one succeeds', async () => {
  const { haru } = await aVerifiedPerson()
  const open = () => haru.refusal(createChannel, { body: { name: 'Haru Yoga', address: 'haru' } })
  const codes = (await Promise.all([open(), open()])).map(({ code }) => code)
  expect(codes.toSorted()).toEqual(['000000', '100001'])
})

test('a user without a verified address opens no site, nor does a visitor', async () => {
  const { signedUp, visitor } = await aTown()
  const body = { name: 'Haru Yoga', address: 'haru' }
  await expect((await signedUp()).call(createChannel, { body })).refuses('EMAIL_NOT_VERIFIED')
  await expect(visitor().call(createChannel, { body })).refuses('SIGN_IN_FIRST')
})

test('everybody sees saved settings immediately, including company facts in the terms', async () => {
  const { owner, visitor, channelSeq, forgotten } = await aSite()
  await visitor.call(getChannel, { channelSeq })
  const draft = await owner.call(getConfiguration, { channelSeq })
  const company = { ...draft.company, corpName: '하루 <컴퍼니>', email: 'help@haru.kr' }
  const body = { ...draft, name: '하루 요가', brandColor: '#AA3311', bannerTitle: '숨부터 고르기', company }

  await owner.call(saveConfiguration, { channelSeq, body })

  const seen = await visitor.call(getChannel, { channelSeq })
  expect(seen).toMatchObject({
    name: '하루 요가',
    bannerTitle: '숨부터 고르기',
    company: { email: 'help@haru.kr' },
  })
  expect(await owner.call(getConfiguration, { channelSeq })).toMatchObject({ brandColor: '#aa3311' })
  const terms = await visitor.call(getTerms, { channelSeq })
  expect(terms.termsData).toContain('하루 &#60;컴퍼니&#62;')
  expect(terms.contact).toBe('help@haru.kr')
  expect(forgotten).toContainEqual({ channelSeq, features: ['sites'] })
})

test('a picture of another site cannot become the logo', async () => {
  const { owner, channelSeq, otherSite, add, ownerSeq } = await aSite()
  const picture = await add.row<{ file_seq: number }>('files', {
    channel_seq: otherSite.channelSeq,
    kind: 'channel',
    storage_key: 'x',
    origin_file_name: 'x.png',
    content_type: 'image/png',
    file_size: 1,
    uploaded_by_user_seq: ownerSeq,
    created_at: new Date(),
  })
  const draft = await owner.call(getConfiguration, { channelSeq })
  const body = { ...draft, logoFileSeq: picture.file_seq as never }
  await expect(owner.call(saveConfiguration, { channelSeq, body })).refuses('NOT_FOUND')
})

test('the foot of the pages and the profile of a site are saved by themselves', async () => {
  const { owner, visitor, channelSeq, otherSite } = await aSite()
  const before = await owner.call(getConfiguration, { channelSeq })
  const footer = await owner.call(getFooter, { channelSeq })
  expect(Object.keys(footer).toSorted()).toEqual(['company', 'footerLinks', 'whiteLabelYn'])
  const links = [{ label: '블로그', url: 'https://example.com/blog' }]
  const company = { ...footer.company, corpName: '하루공방' }
  await owner.call(saveFooter, { channelSeq, body: { ...footer, company, footerLinks: links } })

  const profile = await owner.call(getProfile, { channelSeq })
  await owner.call(saveProfile, {
    channelSeq,
    body: { ...profile, name: '하루 공방', brandColor: '#AA3311' },
  })

  expect(await owner.call(getConfiguration, { channelSeq })).toEqual({
    ...before,
    company,
    footerLinks: links,
    name: '하루 공방',
    brandColor: '#aa3311',
  })
  const seen = await visitor.call(getChannel, { channelSeq })
  expect(seen).toMatchObject({ name: '하루 공방', footerLinks: links, company: { corpName: '하루공방' } })
  expect(seen.brandShades).toEqual(shadesOf('#aa3311'))

  const wrong = { ...footer, company: { ...footer.company, businessNo: '123-45-67890' } }
  await expect(owner.call(saveFooter, { channelSeq, body: wrong })).refuses('BAD_INPUT')
  await expect(otherSite.owner.call(getFooter, { channelSeq })).refuses('NOT_CHANNEL_USER')
  await expect(visitor.call(getProfile, { channelSeq })).refuses('SIGN_IN_FIRST')
})

test('the layout of the main page is chosen among those there are, and stays until it is chosen again', async () => {
  const { owner, visitor, channelSeq, otherSite, add } = await aSite()
  expect(await owner.call(getTemplate, { channelSeq })).toEqual({
    templateCd: 'basic',
    templates: ['basic', 'list', 'landing'],
  })
  await owner.call(saveTemplate, { channelSeq, body: { templateCd: 'landing' } })
  expect(await visitor.call(getChannel, { channelSeq })).toMatchObject({ templateCd: 'landing' })
  const { templateCd: _, ...draft } = await owner.call(getConfiguration, { channelSeq })
  await owner.call(saveConfiguration, { channelSeq, body: { ...draft, name: '하루 공방' } })
  expect(await owner.call(getTemplate, { channelSeq })).toMatchObject({ templateCd: 'landing' })

  const unknown = { channelSeq, body: { templateCd: 'magazine' } } as never
  await expect(owner.call(saveTemplate, unknown)).refuses('BAD_INPUT')
  await expect(otherSite.owner.call(saveTemplate, { channelSeq, body: { templateCd: 'list' } })).refuses(
    'NOT_CHANNEL_USER',
  )
  await add.all("update channels set template_cd = 'magazine' where channel_seq = $1", [otherSite.channelSeq])
  const there = { channelSeq: otherSite.channelSeq }
  expect(await visitor.call(getChannel, there)).toMatchObject({ templateCd: 'basic' })
})

/** A site whose owner changes its logo and its banner. */
async function aDressedSite() {
  const site = await aSite()
  const { owner, channelSeq } = site
  const pictures = picturesOf(site)
  async function dress(logo: StoredFile | null, banner: StoredFile | null) {
    const draft = await owner.call(getConfiguration, { channelSeq })
    const seqs = { logoFileSeq: logo?.fileSeq ?? null, bannerFileSeq: banner?.fileSeq ?? null }
    await owner.call(saveConfiguration, { channelSeq, body: { ...draft, ...seqs } })
  }
  const areServed = (...files: StoredFile[]) => Promise.all(files.map((file) => pictures.isServed(file)))
  return { ...site, ...pictures, dress, areServed }
}

test('a replaced logo and banner are deleted after a day; a swapped one stays', async () => {
  const { dress, sent, areServed, tidyAfter } = await aDressedSite()
  const [rose, tulip, iris] = [await sent(), await sent(), await sent()]
  await dress(rose, tulip)
  await tidyAfter({ days: 2 })
  expect(await areServed(rose, tulip, iris)).toEqual([true, true, false])

  await dress(tulip, null)
  await tidyAfter({ days: 1 })
  expect(await areServed(rose, tulip)).toEqual([true, true])
  await tidyAfter({ minutes: 1 })
  expect(await areServed(rose, tulip)).toEqual([false, true])

  await dress(null, null)
  await tidyAfter({ days: 1, minutes: 1 })
  expect(await areServed(tulip)).toEqual([false])
})

test('of logos saved at the same moment the visible one stays', async () => {
  const { dress, sent, areServed, tidyAfter, visitor, channelSeq } = await aDressedSite()
  const first = await sent()
  await dress(first, null)
  const others = [await sent(), await sent(), await sent(), await sent()]
  await Promise.all(others.map((logo) => dress(logo, null)))
  await tidyAfter({ days: 1, minutes: 1 })

  const { headerLogoUrl } = await visitor.call(getChannel, { channelSeq })
  const isShown = (logo: StoredFile) => headerLogoUrl?.includes(`/${logo.fileSeq}/`)
  expect(await areServed(first, ...others)).toEqual([false, ...others.map(isShown)])
})

test('members and owners of other sites change nothing', async () => {
  const { mina, otherSite, owner, channelSeq } = await aSite()
  const body = await owner.call(getConfiguration, { channelSeq })
  await expect(mina.call(saveConfiguration, { channelSeq, body })).refuses('NOT_ALLOWED')
  await expect(otherSite.owner.call(saveConfiguration, { channelSeq, body })).refuses('NOT_CHANNEL_USER')
  await expect(mina.call(getConfiguration, { channelSeq })).refuses('NOT_ALLOWED')
})

test('the platform has terms of its own', async () => {
  const { visitor } = await aSite()
  expect(await visitor.call(getPlatformTerms, {})).toEqual({
    termsData: expect.stringContaining('<h2>'),
    privacyData: expect.stringContaining('<h2>'),
    marketingData: expect.stringContaining('<h2>'),
  })
})

test('a host is resolved to its site; an unknown one is not found', async () => {
  const { visitor, channelSeq } = await aSite()
  const found = await visitor.call(lookUpHost, { query: { host: 'HARU.localhost:3000' } })
  expect(found).toMatchObject({ channelSeq, domain: 'http://haru.localhost:3000' })
  for (const host of [
    'localhost:3000',
    'nobody.localhost:3000',
    'example.org',
    'haru.localhost.example',
    '//',
    '..',
  ])
    await expect(visitor.call(lookUpHost, { query: { host } })).refuses('NOT_FOUND')
})
