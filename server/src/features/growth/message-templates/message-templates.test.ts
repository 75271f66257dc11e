import { expect, test } from 'vitest'
import * as api from 'contract/growth/message-templates/api'
import { MAX_TEMPLATES } from 'contract/growth/message-templates/message-templates.rules'
import { aSite } from '../../../testing/world.ts'

const letter = { name: '월간 소식', subject: '#{이름}님께', content: '<p>안녕하세요</p>' }

async function aWriter() {
  const site = await aSite()
  const { owner, channelSeq } = site
  const save = (body: Partial<typeof letter> = {}) =>
    owner.call(api.createMessageTemplate, { channelSeq, body: { ...letter, ...body } })
  const list = async () => (await owner.call(api.listMessageTemplates, { channelSeq })).list
  return { ...site, save, list }
}

test('what a campaign says is kept, changed and deleted', async () => {
  const { owner, channelSeq, save, list } = await aWriter()
  const { messageTemplateSeq } = await save({ content: '<p onclick="x()">안녕하세요</p>' })
  await save({ name: '가을 소식' })
  expect((await list()).map(({ name }) => name)).toEqual(['가을 소식', '월간 소식'])
  const ref = { channelSeq, messageTemplateSeq }
  expect(await owner.call(api.getMessageTemplate, ref)).toMatchObject({
    channelType: 'EMAIL',
    subject: '#{이름}님께',
    content: '<p>안녕하세요</p>',
  })
  const body = { ...letter, subject: '새 제목' }
  await owner.call(api.modifyMessageTemplate, { ...ref, body })
  expect(await owner.call(api.getMessageTemplate, ref)).toMatchObject({ subject: '새 제목' })
  await owner.call(api.deleteMessageTemplate, ref)
  expect((await list()).map(({ name }) => name)).toEqual(['가을 소식'])
  await expect(owner.call(api.deleteMessageTemplate, ref)).refuses('NOT_FOUND')
  await expect(owner.call(api.modifyMessageTemplate, { ...ref, body })).refuses('NOT_FOUND')
})

test('names are given once, whatever their letters, also when two are saved at the same moment', async () => {
  const { owner, channelSeq, save } = await aWriter()
  const { messageTemplateSeq } = await save({ name: 'News' })
  await expect(save({ name: 'NEWS' })).refuses('MESSAGE_TEMPLATE_NAME_TAKEN')
  const body = { ...letter, name: 'news' }
  await owner.call(api.modifyMessageTemplate, { channelSeq, messageTemplateSeq, body })
  const both = await Promise.allSettled([save({ name: '같은 이름' }), save({ name: '같은 이름' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a variable that does not exist is refused', async () => {
  const { save } = await aWriter()
  await expect(save({ subject: '#{나이}' })).refuses('BAD_INPUT')
})

test('a site keeps a hundred', async () => {
  const { add, channelSeq, save } = await aWriter()
  await add.all(
    `insert into message_templates (channel_seq, channel_type, name, subject, content, created_at, updated_at)
     select $1, 'EMAIL', 'n' || i, 's', 'c', now(), now() from generate_series(1, $2) i`,
    [channelSeq, MAX_TEMPLATES],
  )
  await expect(save()).refuses('MESSAGE_TEMPLATES_FULL')
})

test('only staff of marketing see and write them', async () => {
  const { mina, otherSite, channelSeq, save } = await aWriter()
  const { messageTemplateSeq } = await save()
  await expect(mina.call(api.listMessageTemplates, { channelSeq })).refuses('NOT_ALLOWED')
  const foreign = { channelSeq: otherSite.channelSeq, messageTemplateSeq }
  await expect(otherSite.owner.call(api.getMessageTemplate, foreign)).refuses('NOT_FOUND')
})
