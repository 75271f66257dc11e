import { expect, test } from 'vitest'
import { listCommonCodes } from 'contract/site/sites/common-codes.api'
import { saveKeywords } from 'contract/site/terminology/api'
import { person } from '../../../testing/person.ts'
import { anApp, aSite } from '../../../testing/world.ts'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { codesIn } from './common-codes.service.ts'

const namesOf = ({ list }: { list: { code: string; codeName: string }[] }) =>
  Object.fromEntries(list.map(({ code, codeName }) => [code, codeName]))

test('a visitor gets the names of the codes of one field', async () => {
  const visitor = person((await anApp()).app)
  const answer = await visitor.call(listCommonCodes, { query: { groupCode: 'fareCd' } })
  expect(answer.list).toEqual([
    { groupCode: 'fareCd', code: '00', codeName: '무료' },
    { groupCode: 'fareCd', code: '01', codeName: '유료' },
    { groupCode: 'fareCd', code: '03', codeName: '누구나 참여' },
  ])
  expect(answer.total).toBe(3)
})

test('an unknown field has no codes; without a field all codes are named', async () => {
  const visitor = person((await anApp()).app)
  expect(await visitor.call(listCommonCodes, { query: { groupCode: 'moodCd' } })).toEqual({
    list: [],
    total: 0,
  })
  const all = await visitor.call(listCommonCodes, {})
  expect(new Set(all.list.map(({ groupCode }) => groupCode))).toContain('curriculumTypeCd')
})

test('a site names its codes in its own terms, on its own host only', async () => {
  const { owner, visitor, channelSeq } = await aSite()
  const coach = { one: '코치', many: '코치' }
  await owner.call(saveKeywords, {
    channelSeq,
    body: { words: { ko: { instructor: coach }, en: {}, jp: {} } },
  })

  const query = { groupCode: 'userTypeCd' }
  expect(namesOf(await visitor.call(listCommonCodes, { query }))).toMatchObject({ TCH: '코치' })
  expect(namesOf(await visitor.at('localhost:3000').call(listCommonCodes, { query }))).toMatchObject({
    TCH: '강사',
  })
  expect(namesOf(await visitor.at('sodam.localhost:3000').call(listCommonCodes, { query }))).toMatchObject({
    TCH: '강사',
  })
})

test('codes are named in the language of the reader', () => {
  expect(namesOf(codesIn(standardLocale('en'), 'userTypeCd'))).toEqual({
    MNG: 'Manager',
    OWN: 'Owner',
    TCH: 'Instructor',
  })
  expect(namesOf(codesIn(standardLocale('jp'), 'visibleTypeCd'))).toMatchObject({ '01': '会員' })
  for (const language of ['ko', 'en', 'jp'] as const)
    for (const { codeName } of codesIn(standardLocale(language), undefined).list)
      expect(codeName).not.toMatch(/[{}]|^$/)
})
