import { expect, test } from 'vitest'
import { signup } from 'contract/people/sign-in/api'
import { joinChannel } from 'contract/people/members/membership.api'
import { getChannel } from 'contract/site/sites/api'
import * as api from 'contract/people/legal/api'
import { newcomer } from '../../../testing/accounts-world.ts'
import { person } from '../../../testing/person.ts'
import { aSite, somebody } from '../../../testing/world.ts'

const draft = {
  isStandard: false,
  body: '<p>우리 약관</p><script>x()</script>',
  summary: '환불 기준을 더 자세히',
  isAdverse: false,
  needsConsent: false,
  effectiveOn: '2026-11-28',
}
const kind = { termsKind: 'terms' as const }

async function aLawfulSite() {
  const world = await aSite()
  const { owner, channelSeq, visitor, mina } = world
  return {
    ...world,
    publish: (input: Partial<typeof draft> = {}) =>
      owner.call(api.publishTerms, { channelSeq, ...kind, body: { ...draft, ...input } }),
    read: () => visitor.call(api.getTerms, { channelSeq }),
    news: async () => (await mina.call(api.listTermsNews, { channelSeq })).list,
  }
}

test('a version is announced and takes effect on its day; the previous one can still be read', async () => {
  const { publish, read, visitor, channelSeq, clock } = await aLawfulSite()
  const before = await read()
  expect(before.termsData).toContain('<h2>')
  expect(await publish()).toEqual({ version: 2 })

  expect((await read()).termsData).toBe(before.termsData)
  expect((await read()).versions.filter(({ kind: of }) => of === 'terms')).toMatchObject([
    { version: 1, state: 'IN_FORCE', effectiveAt: null },
    { version: 2, state: 'UPCOMING', summary: draft.summary },
  ])
  clock.pass({ days: 7 })
  expect((await read()).termsData).toBe('<p>우리 약관</p>')
  const first = { channelSeq, ...kind, version: 1 }
  expect(await visitor.call(api.getTermsVersion, first)).toMatchObject({
    state: 'PAST',
    html: before.termsData,
  })
  await expect(visitor.call(api.getTermsVersion, { ...first, version: 9 })).refuses('NOT_FOUND')
  expect((await visitor.call(getChannel, { channelSeq })).hasOwnTerms).toBe(true)
})

test('a version cannot take effect in the past or before the latest one, and needs a text', async () => {
  const { publish } = await aLawfulSite()
  await expect(publish({ effectiveOn: '2026-11-20' })).refuses('LEGAL_DATE_WRONG')
  await expect(publish({ body: '<p> </p>' })).refuses('BAD_INPUT')
  await publish({ effectiveOn: '2026-12-21' })
  await expect(publish({ effectiveOn: '2026-12-20' })).refuses('LEGAL_DATE_WRONG')
  expect(await publish({ effectiveOn: '2026-12-21', isStandard: true, body: '' })).toEqual({ version: 3 })
})

test('an announced version can be withdrawn, the newest first; one in force cannot', async () => {
  const { publish, owner, channelSeq, read, visitor, clock } = await aLawfulSite()
  await publish()
  await publish({ effectiveOn: '2026-12-21' })
  const take = (version: number) => owner.call(api.withdrawTerms, { channelSeq, ...kind, version })
  await expect(take(2)).refuses('NOT_FOUND')
  await take(3)
  clock.pass({ days: 8 })
  await expect(take(2)).refuses('LEGAL_IN_FORCE')
  expect((await read()).versions.filter(({ kind: of }) => of === 'terms')).toHaveLength(2)
  expect((await visitor.call(getChannel, { channelSeq })).hasOwnTerms).toBe(true)
})

test('a new member agrees to the version in force, and the site can look it up', async () => {
  const { publish, owner, channelSeq, add, as, app, clock } = await aLawfulSite()
  await publish({ effectiveOn: '2026-11-21' })
  clock.pass({ minutes: 1 })
  const jun = as(await somebody(add, { name: 'Jun' }))
  await jun.call(joinChannel, { channelSeq, body: { agreements: ['terms', 'privacy'] } })
  await person(app).call(signup, { body: { ...newcomer, channelSeq } })

  const query = { kind: 'terms' as const, version: 2 }
  const { list, total } = await owner.call(api.listAgreements, { channelSeq, query })
  expect(total).toBe(2)
  expect(list.map(({ name }) => name).toSorted()).toEqual(['Jun', newcomer.name].toSorted())
  const found = await owner.call(api.listAgreements, { channelSeq, query: { q: 'jun@' } })
  expect(found.list.map(({ kind: of, version, manner }) => `${of} ${version} ${manner}`).toSorted()).toEqual([
    'privacy 1 AGREED',
    'terms 2 AGREED',
  ])
  const { kinds } = await owner.call(api.getAdminTerms, { channelSeq })
  expect(kinds[0]).toMatchObject({ kind: 'terms', inForce: '<p>우리 약관</p>' })
  expect(kinds[0]?.versions[0]).toMatchObject({ version: 2, agreedCount: 2, readCount: 0 })
})

test('members are shown a new version until they respond; consent is requested where required', async () => {
  const { publish, news, mina, owner, channelSeq, clock } = await aLawfulSite()
  expect(await news()).toEqual([])
  clock.pass({ minutes: 1 })
  await publish({ needsConsent: true })

  expect(await news()).toMatchObject([{ kind: 'terms', version: 2, state: 'UPCOMING', needsConsent: true }])
  const answer = { channelSeq, ...kind, version: 2, body: { manner: 'AGREED' as const } }
  await mina.call(api.answerTerms, answer)
  await mina.call(api.answerTerms, answer)
  expect(await news()).toEqual([])
  const { kinds } = await owner.call(api.getAdminTerms, { channelSeq })
  expect(kinds[0]?.versions[0]).toMatchObject({ version: 2, agreedCount: 1 })
  await expect(mina.call(api.answerTerms, { ...answer, version: 7 })).refuses('NOT_FOUND')
  expect((await owner.call(api.listTermsNews, { channelSeq })).list).toEqual([])
})

test('another site has its own texts and its own agreements', async () => {
  const { publish, otherSite, mina, channelSeq, clock } = await aLawfulSite()
  clock.pass({ minutes: 1 })
  await publish()
  const there = { channelSeq: otherSite.channelSeq }
  await mina.call(api.answerTerms, { channelSeq, ...kind, version: 2, body: { manner: 'READ' } })
  expect((await otherSite.owner.call(api.listAgreements, { ...there, query: {} })).total).toBe(0)
  const { kinds } = await otherSite.owner.call(api.getAdminTerms, there)
  expect(kinds.map(({ versions }) => versions.length)).toEqual([1, 1, 1])
  await expect(mina.call(api.getAdminTerms, { channelSeq })).refuses('NOT_ALLOWED')
})
