import * as api from 'contract/learning/live-rooms/api'
import { getUploadUrl } from 'contract/system/files/api'
import { StoredFile } from 'contract/system/files/schemas'
import { expect, test } from 'vitest'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aVideoRoom } from '../../../testing/live-room-world.ts'
import { photo, picturesOf } from '../../../testing/pictures-world.ts'
import { forgetRoomMessages } from './live-rooms.jobs.ts'

async function aLesson() {
  const world = await aVideoRoom({ minutes: 0 })
  const { owner, mina, item, channelSeq } = world
  await owner.call(api.enterRoom, item)
  await mina.call(api.enterRoom, item)
  const documents = documentsOf(world)
  const pictures = picturesOf(world)
  const send = (
    who: typeof mina,
    file: { fileSeq: StoredFile['fileSeq']; kind: 'live_picture' | 'live_document' },
  ) => who.call(api.sendRoomMessage, { ...item, body: { clientKey: crypto.randomUUID(), file } })
  async function sendPicture(who = mina) {
    const query = { filename: 'photo.jpg', fileSize: 1000, kind: 'live_picture' as const }
    const { uploadUrl } = await who.call(getUploadUrl, { channelSeq, query })
    const { data } = await pictures.put(uploadUrl, await photo())
    return send(who, { fileSeq: StoredFile.parse(data).fileSeq, kind: 'live_picture' })
  }
  async function sendPdf(who = mina) {
    const { fileSeq } = await documents.sent(who, { filename: '스트레칭.pdf', kind: 'live_document' })
    return send(who, { fileSeq, kind: 'live_document' })
  }
  const isServed = async (url: string) => (await documents.get(url)).statusCode === 200
  return { ...world, documents, pictures, send, sendPicture, sendPdf, isServed }
}

// docs/rules.md R-1003
test('a picture is sent with the chat: its address is for those who read the message, and expires', async () => {
  const { mina, owner, item, clock, sendPicture, isServed, app } = await aLesson()
  const { file, content } = await sendPicture()
  expect(file).toMatchObject({ originFileName: 'photo.jpg', contentType: 'image/jpeg' })
  expect(content).toBe('')
  const { list } = await owner.call(api.listRoomMessages, item)
  const shown = list[0]?.file?.picture
  expect(await isServed(shown?.thumbUrl ?? '')).toBe(true)
  expect((await app.http.inject((shown?.url ?? '').replace('/shown/', '/'))).statusCode).not.toBe(200)
  clock.pass({ minutes: 21 })
  expect(await isServed(shown?.url ?? '')).toBe(false)
  clock.pass({ minutes: 110 })
  const after = await mina.call(api.listRecordedMessages, item)
  expect(await isServed(after.list[0]?.file?.picture?.thumbUrl ?? '')).toBe(true)
})

test('a PDF is opened by those inside, and after the lesson by those who may attend it', async () => {
  const { mina, owner, member, add, item, clock, sendPdf, documents } = await aLesson()
  await add.all(`update courses set fare_cd = '03'`)
  const jun = await member('Jun')
  const { liveMessageSeq, file } = await sendPdf()
  expect(file).toEqual({
    originFileName: '스트레칭.pdf',
    contentType: 'application/pdf',
    fileSize: pdf.length,
    picture: null,
  })
  const message = { ...item, liveMessageSeq }
  const { url } = await owner.call(api.openMessageFile, message)
  expect((await documents.get(url)).rawPayload).toEqual(pdf)
  await expect(jun.call(api.openMessageFile, message)).refuses('VIDEO_ROOM_WAITING')
  clock.pass({ minutes: 130 })
  await jun.call(api.openMessageFile, message)
  await add.all(`update live_room_messages set is_for_hosts = true`)
  await expect(jun.call(api.openMessageFile, message)).refuses('NOT_FOUND')
  await mina.call(api.openMessageFile, message)
})

test('a file is what its content says, small enough, and the own one of its sender', async () => {
  const { mina, owner, item, documents, send, sendPdf } = await aLesson()
  const tried = (filename: string, bytes = pdf) =>
    documents.tried(mina, { filename, bytes, kind: 'live_document' })
  expect((await tried('a.pdf', Buffer.from('<script>'))).data).toBeFalsy()
  await expect(tried('a.zip')).refuses('DOCUMENT_NOT_ACCEPTED')
  await expect(
    mina.call(getUploadUrl, {
      channelSeq: item.channelSeq,
      query: { filename: 'a.pdf', fileSize: 21 * 1024 * 1024, kind: 'live_document' },
    }),
  ).refuses('DOCUMENT_TOO_LARGE')
  const { fileSeq } = await documents.sent(owner, { filename: 'a.pdf', kind: 'live_document' })
  await expect(send(mina, { fileSeq, kind: 'live_document' })).refuses('NOT_FOUND')
  const empty = { clientKey: crypto.randomUUID(), content: ' ' }
  await expect(mina.call(api.sendRoomMessage, { ...item, body: empty })).refuses('BAD_INPUT')
  await sendPdf()
  expect((await mina.call(api.listRoomMessages, item)).list).toHaveLength(1)
})

test('with its message a file is deleted a day later, and that of a former member', async () => {
  const { mina, minaSeq, item, add, app, channelSeq, clock, pictures, sendPdf, sendPicture } = await aLesson()
  const { liveMessageSeq } = await sendPdf()
  await sendPicture()
  const files = async () =>
    (await add.all<{ kind: string }>('select kind from files order by kind')).map(({ kind }) => kind)
  await pictures.tidyAfter({ minutes: 1 })
  expect(await files()).toEqual(['live_document', 'live_picture'])
  await mina.call(api.removeRoomMessage, { ...item, liveMessageSeq })
  expect((await mina.call(api.listRoomMessages, item)).list[0]).toMatchObject({ isRemoved: true, file: null })
  await pictures.tidyAfter({ minutes: 1500 })
  expect(await files()).toEqual(['live_picture'])
  await forgetRoomMessages.handle(await app.contextFor(channelSeq), { userSeq: minaSeq })
  clock.pass({ minutes: 1 })
  await pictures.tidyAfter({ minutes: 1500 })
  expect(await files()).toEqual([])
})
