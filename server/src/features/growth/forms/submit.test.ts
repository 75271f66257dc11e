import { expect, test } from 'vitest'
import {
  addFormItem,
  changeFormItem,
  closeForm,
  copyForm,
  getForm,
  publishForm,
} from 'contract/growth/forms/api'
import {
  deleteFormResponse,
  downloadFormResponses,
  getFormResponse,
  listFormResponses,
  summarizeFormResponses,
} from 'contract/growth/forms/responses.api'
import { enterForm, showForm, submitForm } from 'contract/growth/forms/submit.api'
import { memberErased } from 'contract/people/members/events'
import type { UserSeq } from 'contract/values/ids'
import { emit } from '../../../platform/jobs/tasks.ts'
import { aForm, itemBody } from '../../../testing/forms-world.ts'
import { person } from '../../../testing/person.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { mergeResponses } from './merge-accounts.queries.ts'

const options = [
  { key: 'red', label: 'Red' },
  { key: 'blue', label: 'Blue' },
]

test('a visitor answers once, and staff read it', async () => {
  const { owner, visitor, app, ref, page, answer, name } = await aForm()
  await answer(visitor, name('Jun'))
  await expect(answer(visitor, name('Jun'))).refuses('FORM_ANSWERED')
  expect(await visitor.call(enterForm, page)).toMatchObject({
    submittedAt: '2026-11-21T03:01:00.000Z',
    answers: null,
  })
  const another = person(app, { host: 'haru.localhost:3000' })
  await answer(another, name('Kai'))
  const { list, total, columns } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(total).toBe(2)
  expect(columns).toMatchObject([{ label: 'Your name' }])
  expect(list).toMatchObject([
    { name: null, answers: [{ label: 'Your name', text: 'Kai' }] },
    { name: null, answers: [{ text: 'Jun' }] },
  ])
})

test('where answers may be changed, one’s own comes back and is changed', async () => {
  const { owner, mina, ref, page, answer, name, formItemSeq } = await aForm({ answerMode: 'MOD_Y' })
  await answer(mina, name('Mina'))
  expect((await mina.call(enterForm, page)).answers).toEqual([{ formItemSeq, value: 'Mina' }])
  await answer(mina, name('Mina Kim'))
  const { list, total } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(total).toBe(1)
  expect(list).toMatchObject([{ name: 'Mina', answers: [{ text: 'Mina Kim' }] }])
  expect(list[0]?.modifiedAt).not.toBeNull()
})

test('where several answers are allowed, each is a new one', async () => {
  const { owner, mina, ref, page, answer, name } = await aForm({ answerMode: 'DUP_Y' })
  await answer(mina, name('One'))
  await answer(mina, name('Two'))
  expect(await mina.call(enterForm, page)).toMatchObject({ submittedAt: null, answers: null })
  expect((await owner.call(listFormResponses, { ...ref, query: {} })).total).toBe(2)
})

test('two tabs of one person make one response', async () => {
  const { mina, page, name, add, clock } = await aForm()
  const { ticket } = await mina.call(enterForm, page)
  clock.pass({ minutes: 1 })
  const body = { version: 1, website: '', ticket, answers: name('Mina') }
  const both = await Promise.allSettled([1, 2].map(() => mina.call(submitForm, { ...page, body })))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await add.all('select 1 from form_responses')).toHaveLength(1)
})

test('what was answered keeps the wording of then', async () => {
  const { owner, mina, visitor, ref, answer, name, formItemSeq } = await aForm()
  await answer(mina, name('Mina'))
  const { itemType: _, ...renamed } = itemBody({ label: 'Full name' })
  await owner.call(changeFormItem, { ...ref, formItemSeq, body: renamed })
  await owner.call(publishForm, ref)
  await expect(answer(visitor, name('Jun'))).refuses('FORM_CHANGED')
  await answer(visitor, name('Jun'), { version: 2 })
  const { list, columns } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(columns.map(({ label }) => label)).toEqual(['Full name'])
  expect(list.map(({ version, answers }) => [version, answers[0]?.label])).toEqual([
    [2, 'Full name'],
    [1, 'Your name'],
  ])
})

test('answers are checked by the server as well', async () => {
  const { visitor, answer, name } = await aForm()
  await expect(answer(visitor, [])).refuses('FORM_ANSWERS_INVALID')
  await expect(answer(visitor, name('x'.repeat(301)))).refuses('FORM_ANSWERS_INVALID')
})

test('a form is answered while it is open, by as many as it takes', async () => {
  const { owner, visitor, mina, member, ref, page, answer, name, clock } = await aForm({
    startsAt: '2026-11-22T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
    maxResponses: 1,
    answerMode: 'MOD_Y',
  })
  expect(await visitor.call(showForm, page)).toMatchObject({ status: 'NOT_BEGUN', items: [] })
  await expect(answer(visitor, name('Jun'))).refuses('FORM_NOT_BEGUN')
  clock.pass({ days: 2 })
  await answer(mina, name('Mina'))
  await expect(answer(visitor, name('Jun'))).refuses('FORM_FULL')
  await answer(mina, name('Mina again'))
  await owner.call(closeForm, ref)
  await expect(answer(mina, name('Mina'))).refuses('FORM_CLOSED')
  await owner.call(publishForm, ref)
  clock.pass({ days: 20 })
  await expect(answer(await member('Kai'), name('Kai'))).refuses('FORM_CLOSED')
  expect((await visitor.call(showForm, page)).status).toBe('CLOSED')
})

test('a form for people who signed in shows visitors no questions', async () => {
  const { visitor, mina, page, answer, name } = await aForm({ isLoginRequired: true })
  expect(await visitor.call(showForm, page)).toMatchObject({ isLoginRequired: true, items: [] })
  expect((await visitor.call(enterForm, page)).form.items).toEqual([])
  await expect(answer(visitor, name('Jun'))).refuses('SIGN_IN_FIRST')
  expect((await mina.call(enterForm, page)).form.items).toMatchObject([{ label: 'Your name' }])
  await answer(mina, name('Mina'))
})

test('programs are slowed down, and what they fill in is not stored', async () => {
  const { owner, visitor, ref, page, answer, name } = await aForm({ answerMode: 'DUP_Y' })
  const { ticket } = await visitor.call(enterForm, page)
  const body = { version: 1, website: '', answers: name('Bot') }
  await expect(visitor.call(submitForm, { ...page, body: { ...body, ticket } })).refuses('FORM_TOO_FAST')
  await expect(visitor.call(submitForm, { ...page, body: { ...body, ticket: 'made up' } })).refuses(
    'FORM_TOO_FAST',
  )
  await answer(visitor, name('Bot'), { website: 'https://spam.example' })
  expect((await owner.call(listFormResponses, { ...ref, query: {} })).total).toBe(0)
})

test('one person cannot send endlessly', async () => {
  const { mina, page, name } = await aForm({ answerMode: 'DUP_Y' })
  const { ticket } = await mina.call(enterForm, page)
  const body = { version: 1, website: 'x', ticket, answers: name('Mina') }
  for (let n = 0; n < 10; n += 1) await mina.call(submitForm, { ...page, body })
  await expect(mina.call(submitForm, { ...page, body })).refuses('TOO_MANY_REQUESTS')
})

test('responses are paged, searched, read one by one, deleted and downloaded', async () => {
  const { app, owner, member, ref, answer, name } = await aForm()
  for (const who of ['Ann', 'Ben', 'Cem']) await answer(await member(who), name(`I am ${who}`))
  const list = (query: { q?: string; size?: string; before?: string }) =>
    owner.call(listFormResponses, { ...ref, query: query as object })
  const first = await list({ size: '2' })
  expect(first.list.map((one) => one.name)).toEqual(['Cem', 'Ben'])
  const second = await list({ size: '2', before: String(first.nextBefore) })
  expect(second.list.map((one) => one.name)).toEqual(['Ann'])
  expect(second.nextBefore).toBeNull()
  expect((await list({ q: 'am ben' })).list.map((one) => one.name)).toEqual(['Ben'])

  const { url } = await owner.call(downloadFormResponses, { ...ref, body: { q: 'ann' } })
  const rows = await rowsAt(app, url)
  expect(rows[0]?.slice(2)).toEqual(['이름', 'Your name'])
  expect(rows.slice(1).map((row) => row.slice(2))).toEqual([['Ann', 'I am Ann']])

  const formResponseSeq = second.list[0]?.formResponseSeq
  if (formResponseSeq === undefined) throw new Error('no response')
  const one = { ...ref, formResponseSeq }
  expect((await owner.call(getFormResponse, one)).answers).toMatchObject([{ text: 'I am Ann' }])
  await owner.call(deleteFormResponse, one)
  await expect(owner.call(getFormResponse, one)).refuses('NOT_FOUND')
  expect((await list({})).total).toBe(2)
})

test('a summary counts what was chosen and shows what was written', async () => {
  const { owner, mina, member, ref, answer, name } = await aForm()
  const colour = await owner.call(addFormItem, {
    ...ref,
    body: itemBody({ itemType: 'MULTIPLE_CHOICE', label: 'Colours', isRequired: false, options }),
  })
  const stars = await owner.call(addFormItem, {
    ...ref,
    body: itemBody({ itemType: 'RATING', label: 'Stars', isRequired: false }),
  })
  await owner.call(publishForm, ref)
  const version = { version: 2 }
  await answer(mina, [...name('Mina'), { formItemSeq: colour.formItemSeq, value: ['red', 'blue'] }], version)
  await answer(
    await member('Jun'),
    [
      ...name('Jun'),
      { formItemSeq: colour.formItemSeq, value: ['blue'] },
      { formItemSeq: stars.formItemSeq, value: 4 },
    ],
    version,
  )
  const { total, items } = await owner.call(summarizeFormResponses, ref)
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { label: 'Your name', answeredCount: 2, texts: ['Jun', 'Mina'], counts: [] },
    {
      label: 'Colours',
      answeredCount: 2,
      counts: [
        { label: 'Red', count: 1 },
        { label: 'Blue', count: 2 },
      ],
    },
    { label: 'Stars', answeredCount: 1, average: 4 },
  ])
})

test('what an erased person answered goes with them', async () => {
  const { app, owner, mina, minaSeq, visitor, channelSeq, ref, answer, name } = await aForm()
  await answer(mina, name('Mina'))
  await answer(visitor, name('Jun'))
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  const { list } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(list).toMatchObject([{ answers: [{ text: 'Jun' }] }])
})

test('where both accounts of a merged person answered, both responses stay', async () => {
  const { app, mina, minaSeq, member, channelSeq, add, answer, name } = await aForm()
  await answer(await member('Mina two'), name('Two'))
  await answer(mina, name('One'))
  const [other] = await add.all<{ user_seq: UserSeq }>(
    'select user_seq from form_responses where user_seq <> $1',
    [minaSeq],
  )
  if (!other) throw new Error('no other response')
  const merged = { kept: minaSeq, gone: other.user_seq }
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => mergeResponses(tx, merged))
  await add.all('update form_responses set user_seq = $1 where user_seq = $2', [merged.kept, merged.gone])
  expect(await add.all('select is_only from form_responses order by is_only')).toEqual([
    { is_only: false },
    { is_only: true },
  ])
})

test('a question that an answer hides is neither required nor kept, also in a copy', async () => {
  const { owner, visitor, ref, page, answer, name, formItemSeq, channelSeq } = await aForm()
  const choice = itemBody({ itemType: 'SINGLE_CHOICE', label: 'Colour', isRequired: true, options })
  const { formItemSeq: colour } = await owner.call(addFormItem, { ...ref, body: choice })
  const showIf = { formItemSeq: colour, optionKeys: ['blue'] }
  const why = { ...itemBody({ label: 'Why blue?' }), showIf }
  const { formItemSeq: reason } = await owner.call(addFormItem, { ...ref, body: why })
  // The question has to stand earlier, and be one that has options.
  const itself = { ...why, showIf: { formItemSeq: reason, optionKeys: ['blue'] } }
  await expect(owner.call(changeFormItem, { ...ref, formItemSeq: reason, body: itself })).refuses(
    'FORM_ITEM_INCOMPLETE',
  )
  const text = { ...why, showIf: { formItemSeq, optionKeys: ['blue'] } }
  await expect(owner.call(addFormItem, { ...ref, body: text })).refuses('FORM_ITEM_INCOMPLETE')
  await owner.call(publishForm, ref)
  const given = (value: string) => [...name('Jun'), { formItemSeq: colour, value }]
  await expect(answer(visitor, given('blue'), { version: 2 })).refuses('FORM_ANSWERS_INVALID')
  await answer(visitor, [...given('red'), { formItemSeq: reason, value: 'Nobody sees this' }], { version: 2 })
  const { list } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(list[0]?.answers.map(({ text: read }) => read)).toEqual(['Jun', 'Red', ''])

  expect((await visitor.call(showForm, page)).items[2]).toMatchObject({ showIf })
  const copied = await owner.call(copyForm, { ...ref, body: { title: 'Copy' } })
  const { items } = await owner.call(getForm, { channelSeq, formSeq: copied.formSeq })
  expect(items[2]?.showIf).toEqual({ formItemSeq: items[1]?.formItemSeq, optionKeys: ['blue'] })
})

test('a page has no condition of its own, and no answer', async () => {
  const { owner, visitor, ref, answer, name } = await aForm()
  const choice = itemBody({ itemType: 'SINGLE_CHOICE', label: 'Colour', isRequired: false, options })
  const { formItemSeq: colour } = await owner.call(addFormItem, { ...ref, body: choice })
  const page = { ...itemBody({ itemType: 'PAGE', label: 'The rest', isRequired: false }) }
  const showIf = { formItemSeq: colour, optionKeys: ['red'] }
  await expect(owner.call(addFormItem, { ...ref, body: { ...page, showIf } })).refuses('FORM_ITEM_INCOMPLETE')
  const { formItemSeq } = await owner.call(addFormItem, { ...ref, body: page })
  await owner.call(publishForm, ref)
  await answer(visitor, [...name('Jun'), { formItemSeq, value: 'ignored' }], { version: 2 })
  const { columns, list } = await owner.call(listFormResponses, { ...ref, query: {} })
  expect(columns.map(({ label }) => label)).toEqual(['Your name', 'Colour'])
  expect(list[0]?.answers.map(({ text }) => text)).toEqual(['Jun', ''])
})
