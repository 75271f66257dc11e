import { expect, test } from 'vitest'
import { addFormItem, deleteForm, publishForm } from 'contract/growth/forms/api'
import {
  deleteFormResponse,
  downloadFormResponses,
  listFormResponses,
  openFormFile,
} from 'contract/growth/forms/responses.api'
import { enterForm, openFormUpload, submitForm } from 'contract/growth/forms/submit.api'
import { memberErased } from 'contract/people/members/events'
import { getUploadUrl } from 'contract/system/files/api'
import { StoredFile } from 'contract/system/files/schemas'
import { emit, visitSite } from '../../../platform/jobs/tasks.ts'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aForm, itemBody } from '../../../testing/forms-world.ts'
import type { Person } from '../../../testing/person.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { cleanupFiles } from '../../system/files/files.jobs.ts'

const MB = 1024 ** 2

/** A form with a name and a question for files. */
async function aFormWithFiles(settings: Parameters<typeof aForm>[0] = {}) {
  const world = await aForm(settings)
  const { owner, ref, page, clock, add, app, channelSeq, name } = world
  const question = itemBody({ itemType: 'FILE', label: 'Portfolio', isRequired: false })
  const { formItemSeq: fileItem } = await owner.call(addFormItem, { ...ref, body: question })
  await owner.call(publishForm, ref)
  const documents = documentsOf(world)
  async function upload(who: Person, filename = 'work.pdf', bytes = pdf) {
    const { ticket } = await who.call(enterForm, page)
    clock.pass({ minutes: 1 })
    const body = { ticket, formItemSeq: fileItem, filename, fileSize: bytes.length }
    const { uploadUrl } = await who.call(openFormUpload, { ...page, body })
    const { data } = await documents.put(uploadUrl, bytes)
    return StoredFile.parse(data)
  }
  async function send(
    who: Person,
    files: { fileSeq: StoredFile['fileSeq']; receipt?: string | undefined }[],
  ) {
    const { ticket } = await who.call(enterForm, page)
    clock.pass({ minutes: 1 })
    const value = files.map(({ fileSeq }) => String(fileSeq))
    const receipts = files.flatMap(({ fileSeq, receipt }) => (receipt ? [{ fileSeq, receipt }] : []))
    const answers = [...name('Jun'), { formItemSeq: fileItem, value }]
    return who.call(submitForm, {
      ...page,
      body: { version: 2, website: '', ticket, answers, files: receipts },
    })
  }
  const responses = async () => (await owner.call(listFormResponses, { ...ref, query: {} })).list
  const kept = async () =>
    (await add.all<{ name: string }>('select origin_file_name as name from files order by file_seq')).map(
      (file) => file.name,
    )
  async function cleanUp() {
    clock.pass({ days: 2 })
    await visitSite(cleanupFiles, await app.contextFor(channelSeq))
  }
  return { ...world, fileItem, documents, upload, send, responses, kept, cleanUp }
}

test('a visitor sends files with an answer, which staff alone open (R-1157)', async () => {
  const world = await aFormWithFiles()
  const { app, owner, mina, visitor, ref, documents, upload, send, responses } = world
  const file = await upload(visitor, '작품.pdf')
  await send(visitor, [file])
  const [response] = await responses()
  if (!response) throw new Error('no response')
  expect(response.answers[1]).toMatchObject({
    text: '작품.pdf',
    files: [{ fileSeq: file.fileSeq, originFileName: '작품.pdf', fileSize: pdf.length }],
  })
  const one = { ...ref, formResponseSeq: response.formResponseSeq, fileSeq: file.fileSeq }
  const { url } = await owner.call(openFormFile, one)
  expect((await documents.get(url)).rawPayload).toEqual(pdf)
  await expect(mina.call(openFormFile, one)).refuses('NOT_ALLOWED')
  await expect(owner.call(openFormFile, { ...one, fileSeq: 999_999 as never })).refuses('NOT_FOUND')
  const found = await owner.call(listFormResponses, { ...ref, query: { q: '작품' } })
  expect(found.total).toBe(1)
  const link = await owner.call(downloadFormResponses, { ...ref, body: {} })
  expect((await rowsAt(app, link.url))[1]).toContain('작품.pdf')
})

test('nobody uses a file that somebody else sent, or twice', async () => {
  const { visitor, mina, upload, send } = await aFormWithFiles({ answerMode: 'DUP_Y' })
  const file = await upload(visitor)
  await expect(send(mina, [{ fileSeq: file.fileSeq }])).refuses('FORM_ANSWERS_INVALID')
  await expect(send(mina, [{ ...file, receipt: '1/made-up' }])).refuses('FORM_ANSWERS_INVALID')
  await send(visitor, [file])
  await expect(send(visitor, [file])).refuses('FORM_ANSWERS_INVALID')
})

test('files have an accepted kind and size, and a question that asks for them', async () => {
  const { visitor, mina, page, channelSeq, formItemSeq, fileItem, clock, documents } = await aFormWithFiles()
  const { ticket } = await visitor.call(enterForm, page)
  const open = (more: object) =>
    visitor.call(openFormUpload, {
      ...page,
      body: { ticket, formItemSeq: fileItem, filename: 'work.pdf', fileSize: 10, ...more },
    })
  await expect(open({})).refuses('FORM_TOO_FAST')
  clock.pass({ minutes: 1 })
  await expect(open({ filename: 'work.exe' })).refuses('DOCUMENT_NOT_ACCEPTED')
  await expect(open({ fileSize: 21 * 1024 ** 2 })).refuses('DOCUMENT_TOO_LARGE')
  await expect(open({ formItemSeq })).refuses('FORM_ANSWERS_INVALID')
  const text = Buffer.from('not a PDF at all')
  const { uploadUrl } = await open({ fileSize: text.length })
  expect((await documents.put(uploadUrl, text)).code).toBe('810202')
  const query = { filename: 'work.pdf', fileSize: 10, kind: 'form_file' as const }
  await expect(mina.call(getUploadUrl, { channelSeq, query })).refuses('NOT_ALLOWED')
})

test('R-1292: a visitor leaves others some space, and what was sent with an answer no longer counts', async () => {
  const { visitor, upload, send, page, fileItem, clock } = await aFormWithFiles({ answerMode: 'DUP_Y' })
  const file = await upload(visitor, 'sent.pdf', Buffer.concat([pdf, Buffer.alloc(15 * MB)]))
  const { ticket } = await visitor.call(enterForm, page)
  clock.pass({ minutes: 1 })
  const open = (fileSize: number) =>
    visitor.call(openFormUpload, {
      ...page,
      body: { ticket, formItemSeq: fileItem, filename: 'large.pdf', fileSize },
    })
  for (let count = 0; count < 19; count += 1) await open(20 * MB)
  await expect(open(10 * MB)).refuses('WAITING_FILES_FULL')
  await send(visitor, [file])
  await open(10 * MB)
})

test('what was not sent, or goes with its response, is deleted a day later', async () => {
  const world = await aFormWithFiles({ answerMode: 'MOD_Y' })
  const { owner, mina, visitor, ref, page, upload, send, responses, kept, cleanUp } = world
  await upload(visitor, 'forgotten.pdf')
  const [first, second] = [await upload(mina, 'first.pdf'), await upload(mina, 'second.pdf')]
  await send(mina, [first, second])
  await cleanUp()
  expect(await kept()).toEqual(['first.pdf', 'second.pdf'])
  expect((await mina.call(enterForm, page)).files).toMatchObject([
    { originFileName: 'first.pdf' },
    { originFileName: 'second.pdf' },
  ])
  await send(mina, [{ fileSeq: second.fileSeq }])
  await cleanUp()
  expect(await kept()).toEqual(['second.pdf'])
  const [response] = await responses()
  if (!response) throw new Error('no response')
  await owner.call(deleteFormResponse, { ...ref, formResponseSeq: response.formResponseSeq })
  await cleanUp()
  expect(await kept()).toEqual([])
})

test('files go with an erased person, and with the form', async () => {
  const world = await aFormWithFiles()
  const { app, owner, mina, minaSeq, visitor, channelSeq, ref, upload, send, kept, cleanUp } = world
  await send(mina, [await upload(mina, 'mina.pdf')])
  await send(visitor, [await upload(visitor, 'jun.pdf')])
  const ctx = await app.contextFor(channelSeq)
  await ctx.transaction((tx) => emit(tx, memberErased, { userSeq: minaSeq }))
  await app.workOnce()
  await cleanUp()
  expect(await kept()).toEqual(['jun.pdf'])
  await owner.call(deleteForm, ref)
  await cleanUp()
  expect(await kept()).toEqual([])
})
