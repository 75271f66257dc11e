import { expect, test } from 'vitest'
import * as api from 'contract/growth/forms/api'
import { previewForm, showForm } from 'contract/growth/forms/submit.api'
import { aForm, itemBody } from '../../../testing/forms-world.ts'
import { aSite } from '../../../testing/world.ts'

test('staff make a form, publish it, and everybody sees its questions', async () => {
  const { owner, visitor, ref, page, channelSeq, formSeq } = await aForm()
  expect(await visitor.call(showForm, page)).toMatchObject({
    title: 'Open day',
    status: 'OPEN',
    version: 1,
    items: [{ label: 'Your name', isRequired: true }],
  })
  const { list, total } = await owner.call(api.listForms, { channelSeq, query: { state: 'PUBLISHED' } })
  expect(list).toMatchObject([{ formSeq, status: 'OPEN', responseCount: 0 }])
  expect(total).toBe(1)
  expect((await owner.call(api.listForms, { channelSeq, query: { q: 'closed' } })).list).toEqual([])
  expect(await owner.call(api.getForm, ref)).toMatchObject({
    publishedVersion: 1,
    hasUnpublishedChanges: false,
  })
})

test('a form without questions cannot be published, and a draft is shown to nobody', async () => {
  const { owner, visitor, channelSeq } = await aSite()
  const { formSeq } = await owner.call(api.createForm, { channelSeq, body: { title: 'Empty' } })
  const ref = { channelSeq, formSeq }
  await expect(owner.call(api.publishForm, ref)).refuses('FORM_EMPTY')
  await owner.call(api.addFormItem, { ...ref, body: itemBody({ itemType: 'SECTION' }) })
  await expect(owner.call(api.publishForm, ref)).refuses('FORM_EMPTY')
  const { formId, state } = await owner.call(api.getForm, ref)
  expect(state).toBe('DRAFT')
  await expect(visitor.call(showForm, { channelSeq, formId })).refuses('NOT_FOUND')
  await expect(owner.call(api.closeForm, ref)).refuses('FORM_CLOSED')
})

test('people see changed questions once they are published again', async () => {
  const { owner, visitor, ref, page, formItemSeq } = await aForm()
  const { itemType: _, ...renamed } = itemBody({ label: 'Full name' })
  await owner.call(api.changeFormItem, { ...ref, formItemSeq, body: renamed })
  expect((await owner.call(api.getForm, ref)).hasUnpublishedChanges).toBe(true)
  expect((await visitor.call(showForm, page)).items).toMatchObject([{ label: 'Your name' }])
  expect((await owner.call(previewForm, page)).items).toMatchObject([{ label: 'Full name' }])
  await expect(visitor.call(previewForm, page)).refuses('SIGN_IN_FIRST')
  await owner.call(api.publishForm, ref)
  expect(await visitor.call(showForm, page)).toMatchObject({ version: 2, items: [{ label: 'Full name' }] })
  await owner.call(api.publishForm, ref)
  expect((await owner.call(api.getForm, ref)).publishedVersion).toBe(2)
})

test('items are ordered, changed and deleted; unfinished ones are refused', async () => {
  const { owner, ref, formItemSeq, otherSite } = await aForm()
  const second = await owner.call(api.addFormItem, { ...ref, body: itemBody({ label: 'Second' }) })
  const third = await owner.call(api.addFormItem, { ...ref, body: itemBody({ label: 'Third' }) })
  await owner.call(api.orderFormItems, { ...ref, body: { formItemSeqs: [third.formItemSeq] } })
  const labels = async () => (await owner.call(api.getForm, ref)).items.map(({ label }) => label)
  expect(await labels()).toEqual(['Third', 'Your name', 'Second'])
  await owner.call(api.deleteFormItem, { ...ref, formItemSeq: second.formItemSeq })
  expect(await labels()).toEqual(['Third', 'Your name'])
  const { itemType: _, ...bad } = itemBody({ options: [{ key: 'a', label: 'A' }] })
  await expect(owner.call(api.changeFormItem, { ...ref, formItemSeq, body: bad })).refuses(
    'FORM_ITEM_INCOMPLETE',
  )
  await expect(owner.call(api.addFormItem, { ...ref, body: itemBody({ itemType: 'AGREE' }) })).refuses(
    'FORM_ITEM_INCOMPLETE',
  )
  await expect(owner.call(api.deleteFormItem, { ...ref, formItemSeq: second.formItemSeq })).refuses(
    'NOT_FOUND',
  )
  const there = { ...ref, channelSeq: otherSite.channelSeq }
  await expect(otherSite.owner.call(api.deleteFormItem, { ...there, formItemSeq })).refuses('NOT_FOUND')
})

test('the address of a form can be chosen once, and a period has to end after it begins', async () => {
  const { owner, visitor, ref, input, channelSeq } = await aForm()
  const save = (more: object) => owner.call(api.updateForm, { ...ref, body: { ...input, ...more } })
  await save({ formId: 'open-day' })
  expect((await visitor.call(showForm, { channelSeq, formId: 'open-day' })).title).toBe('Open day')
  const other = await owner.call(api.createForm, { channelSeq, body: { title: 'Other' } })
  const taken = { ...input, formId: 'open-day' }
  await expect(owner.call(api.updateForm, { channelSeq, formSeq: other.formSeq, body: taken })).refuses(
    'FORM_ID_TAKEN',
  )
  const moment = '2026-12-01T00:00:00Z'
  await expect(save({ startsAt: moment, endsAt: moment })).refuses('FORM_UNREADABLE')
})

test('a copy is a draft with the same items and an address of its own', async () => {
  const { owner, ref, input, channelSeq } = await aForm({ answerMode: 'DUP_Y' })
  const { formSeq } = await owner.call(api.copyForm, { ...ref, body: { title: 'Open day 2' } })
  const copy = await owner.call(api.getForm, { channelSeq, formSeq })
  expect(copy).toMatchObject({ title: 'Open day 2', state: 'DRAFT', answerMode: 'DUP_Y' })
  expect(copy.items).toMatchObject([{ label: 'Your name' }])
  expect(copy.formId).not.toBe(input.formId)
})

test('a deleted form is gone with its responses', async () => {
  const { owner, mina, visitor, ref, page, answer, name, add } = await aForm()
  await answer(mina, name('Mina'))
  await owner.call(api.deleteForm, ref)
  await expect(visitor.call(showForm, page)).refuses('NOT_FOUND')
  await expect(owner.call(api.getForm, ref)).refuses('NOT_FOUND')
  expect(await add.all('select 1 from form_responses')).toEqual([])
})

test('only staff with the permission see and change forms', async () => {
  const { mina, member, visitor, channelSeq, ref } = await aForm()
  await expect(visitor.call(api.listForms, { channelSeq, query: {} })).refuses('SIGN_IN_FIRST')
  await expect(mina.call(api.getForm, ref)).refuses('NOT_ALLOWED')
  await expect((await member('Teo', 'TCH')).call(api.publishForm, ref)).refuses('NOT_ALLOWED')
})

test('a site has so many forms, and a form so many items', async () => {
  const { owner, ref, channelSeq, add } = await aForm()
  await add.all(
    `insert into form_items (channel_seq, form_seq, item_type, label, sort)
     select $1, $2, 'NUMBER', 'Item', n from generate_series(1, 99) n`,
    [channelSeq, ref.formSeq],
  )
  await expect(owner.call(api.addFormItem, { ...ref, body: itemBody() })).refuses('FORM_ITEMS_FULL')
  await add.all(
    `insert into forms (channel_seq, form_id, title, created_at, updated_at)
     select $1, 'form-' || n, 'Form', now(), now() from generate_series(1, 299) n`,
    [channelSeq],
  )
  await expect(owner.call(api.createForm, { channelSeq, body: { title: 'More' } })).refuses('FORMS_FULL')
  await expect(owner.call(api.copyForm, { ...ref, body: { title: 'More' } })).refuses('FORMS_FULL')
})
