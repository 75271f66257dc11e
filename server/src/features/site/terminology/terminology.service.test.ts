import { expect, test } from 'vitest'
import { enrolFree } from 'contract/workflows/admissions/api'
import { getCourse } from 'contract/views/class-page/api'
import { getChannel, getConfiguration, saveConfiguration } from 'contract/site/sites/api'
import { getTerms } from 'contract/people/legal/api'
import type { ChosenWords } from 'contract/site/terminology/schemas'
import { getKeywords, saveKeywords } from 'contract/site/terminology/api'
import { openDatabase } from '../../../platform/db/database.ts'
import { CHANNEL_TOPIC } from '../../../platform/realtime/bus.ts'
import { localeIn } from '../../../platform/words/site-words.ts'
import { aClass, aSite } from '../../../testing/world.ts'
import { noon } from '../../../testing/world.ts'

const nothing: ChosenWords = { ko: {}, en: {}, jp: {} }
const lesson: ChosenWords = {
  ko: { class: { one: '수업', many: '수업' } },
  en: { class: { one: 'atelier', many: 'ateliers' } },
  jp: { class: { one: 'ワークショップ', many: 'ワークショップ' } },
}

test('a new site uses the standard terms', async () => {
  const { owner, visitor, channelSeq } = await aSite()
  const { customKeywordSetting } = await visitor.call(getChannel, { channelSeq })
  expect(customKeywordSetting).toEqual({ customKeyword: 'N', path: `/keywords/${channelSeq}`, version: 0 })
  expect(await owner.call(getKeywords, { channelSeq })).toMatchObject({ version: 0, words: nothing })
})

test("refusals and legal texts use the site's word for a course, in each language and with its particle", async () => {
  const { owner, mina, visitor, channelSeq, courseRef, forgotten } = await aClass()
  await visitor.call(getTerms, { channelSeq })

  await owner.call(saveKeywords, { channelSeq, body: { words: lesson } })

  expect(forgotten).toContainEqual({ channelSeq, features: ['sites'] })
  const missing = { ...courseRef, courseSeq: 999_999 as never }
  expect((await visitor.refusal(getCourse, missing)).message).toBe('수업을 찾을 수 없습니다.')
  await mina.call(getChannel, { channelSeq })
  const { termsData } = await visitor.call(getTerms, { channelSeq })
  expect(termsData).toContain('수업을 신청하고 수강하는')
  expect(termsData).not.toContain('클래스')
  expect((await mina.refusal(enrolFree, { ...missing })).message).toBe('수업을 찾을 수 없습니다.')
})

test('every version of the terms stays available, and a word equal to the standard is not stored', async () => {
  const { owner, visitor, channelSeq, app } = await aSite()
  const read = (file: string) => app.http.inject({ url: `/keywords/${channelSeq}/${file}` })
  await owner.call(saveKeywords, { channelSeq, body: { words: lesson } })
  const { version } = await owner.call(saveKeywords, {
    channelSeq,
    body: { words: { ...nothing, ko: { class: { one: '클래스', many: '클래스' } } } },
  })

  expect(version).toBe(2)
  const { customKeywordSetting } = await visitor.call(getChannel, { channelSeq })
  expect(customKeywordSetting).toMatchObject({ customKeyword: 'N', version: 2 })
  const first = await read('1/en.json')
  expect(first.json()).toEqual({ class: { one: 'atelier', many: 'ateliers' } })
  expect(first.headers['cache-control']).toContain('immutable')
  expect((await read('2/en.json')).json()).toEqual({})
  expect((await read('3/en.json')).statusCode).toBe(404)
  expect((await read('1/fr.json')).statusCode).toBe(404)
  expect((await app.http.inject({ url: '/keywords/999999/1/ko.json' })).statusCode).toBe(404)
})

test.each([
  ['a brace', '{class}', 'KO_MARKS'],
  ['markup', '<b>수업</b>', 'KO_MARKS'],
  ['a line break', '수\n업', 'KO_MARKS'],
  ['a sign that turns the text', '수\u202e업', 'KO_MARKS'],
  ['more than twenty letters', '수'.repeat(21), 'KO_LONG'],
  ['nothing', '   ', 'KO_EMPTY'],
])('%s is refused at its field', async (_, one, which) => {
  const { owner, channelSeq } = await aSite()
  const body = { words: { ...nothing, ko: { class: { one, many: '수업' } } } }

  const { code, fields } = await owner.refusal(saveKeywords, { channelSeq, body })

  const sentences: Record<string, string> = {
    KO_MARKS: '{ } < > | 기호와 줄바꿈은 쓸 수 없습니다.',
    KO_LONG: '최대 20자까지 입력 가능합니다.',
    KO_EMPTY: '필수 정보입니다.',
  }
  expect({ code, sentence: fields?.['body.words.ko.class.one'] }).toEqual({
    code: '400000',
    sentence: sentences[which],
  })
})

test('only staff who set up the site change its terms', async () => {
  const { mina, visitor, otherSite, channelSeq } = await aSite()
  const body = { words: lesson }
  await expect(mina.call(saveKeywords, { channelSeq, body })).refuses('NOT_ALLOWED')
  await expect(visitor.call(saveKeywords, { channelSeq, body })).refuses('SIGN_IN_FIRST')
  await expect(otherSite.owner.call(getKeywords, { channelSeq })).refuses('NOT_CHANNEL_USER')
})

test('a process caches the terms; it is notified of changes by others', async () => {
  const { owner, channelSeq, app, ports, add, clone } = await aSite()
  await owner.call(saveKeywords, { channelSeq, body: { words: lesson } })
  const database = await openDatabase({ url: clone.url, onLost: () => {} })
  const ctx = { platform: database.platform, ports }
  const said = async () => (await localeIn(ctx, channelSeq, 'ko')).keywords.class.one
  expect(await said()).toBe('수업')

  await add.all(`update channels set keywords = null, updated_at = '${noon.toISOString()}'`)
  expect(await said()).toBe('수업')
  app.ports.bus.say(CHANNEL_TOPIC, { channelSeq })
  expect(await said()).toBe('클래스')
  await database.close()
})

test('Korean cannot be switched off; the other languages can', async () => {
  const { owner, visitor, channelSeq } = await aSite()
  const draft = await owner.call(getConfiguration, { channelSeq })
  expect(draft.languages).toEqual(['ko', 'en'])

  await owner.call(saveConfiguration, { channelSeq, body: { ...draft, languages: ['jp'] } })

  expect(await visitor.call(getChannel, { channelSeq })).toMatchObject({ languages: ['ko', 'jp'] })
})
