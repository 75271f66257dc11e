import { Readable } from 'node:stream'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import Paper from 'pdfkit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  completeLesson,
  getClassroom,
  getLesson,
  listMaterials,
  openFile,
  viewFile,
} from 'contract/learning/lessons/api'
import { getCourse } from 'contract/views/class-page/api'
import {
  addCurriculum,
  listEditableCurriculum,
  removeCurriculum,
  saveCurriculum,
} from 'contract/teaching/curriculum/api'
import { MAX_FILES } from 'contract/teaching/curriculum/schemas'
import { getUploadUrl } from 'contract/system/files/api'
import type { FileSeq } from 'contract/values/ids'
import { SUCCESS, type Envelope } from 'contract/http/envelope'
import { cleanupFiles } from '../../system/files/files.jobs.ts'
import { documentsOf, pdf } from '../../../testing/documents-world.ts'
import { aRunningClass } from '../../../testing/world.ts'

const korean = join(
  dirname(createRequire(import.meta.url).resolve('pretendard/package.json')),
  'dist/public/static/Pretendard-Regular.otf',
)
const material = { curriculumTypeCd: '06' as const, title: '강의 자료' }

async function aLibrary() {
  const world = await aRunningClass()
  const documents = documentsOf(world)
  const { owner, courseRef } = world
  const file = await documents.sent(owner)
  const body = { ...material, addFiles: [file.fileSeq] }
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  const lesson = { ...courseRef, curriculumSeq }
  return {
    ...world,
    ...documents,
    file,
    lesson,
    stored: async () =>
      (await owner.call(listEditableCurriculum, courseRef)).list.find(
        (item) => item.curriculumSeq === curriculumSeq,
      ),
    kept: async () => (await world.add.all<{ n: number }>('select count(*)::int as n from files'))[0]?.n,
  }
}

test('a learner downloads the file unchanged, under its own name, which completes the lesson', async () => {
  const { mina, lesson, file, courseRef, get, visitor } = await aLibrary()
  const document = { fileSeq: file.fileSeq, originFileName: '강의안.pdf', contentType: 'application/pdf' }
  expect((await mina.call(getLesson, lesson)).files).toMatchObject([{ ...document, fileSize: pdf.length }])
  expect((await mina.call(listMaterials, courseRef)).list).toMatchObject([
    { title: '강의 자료', isOpen: true, files: [document] },
  ])
  expect((await visitor.call(getCourse, courseRef)).curriculumStatusList).toContain('06')

  const { url } = await mina.call(openFile, { ...lesson, fileSeq: file.fileSeq })
  const { headers, rawPayload } = await get(url)
  expect(rawPayload).toEqual(pdf)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''%EA%B0%95%EC%9D%98%EC%95%88.pdf",
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const { lessons } = await mina.call(getClassroom, courseRef)
  expect(lessons.find(({ curriculumTypeCd }) => curriculumTypeCd === '06')?.progressState).toBe('DONE')
})

test('the URL expires after minutes, and opens no other file', async () => {
  const { mina, lesson, file, get, clock } = await aLibrary()
  const { url } = await mina.call(openFile, { ...lesson, fileSeq: file.fileSeq })
  const other = url.replace(`/${file.fileSeq}/`, `/${file.fileSeq + 1}/`)
  expect((await get(other)).statusCode).toBe(404)
  expect((await get(file.url.replace('/private/', '/'))).statusCode).toBe(404)
  clock.pass({ minutes: 6 })
  expect((await get(url)).statusCode).toBe(404)
})

test('people who are not enrolled get no file, unless the lesson is a free preview', async () => {
  const { owner, visitor, member, lesson, file, courseRef } = await aLibrary()
  const jun = await member('Jun')
  const input = { ...lesson, fileSeq: file.fileSeq }
  await expect(jun.call(openFile, input)).refuses('NOT_ATTENDING')
  await expect(jun.call(listMaterials, courseRef)).refuses('NOT_ATTENDING')
  await expect(visitor.call(openFile, input)).refuses('NOT_ATTENDING')
  await owner.call(saveCurriculum, { ...lesson, body: { ...material, isPublic: true } })
  expect((await visitor.call(openFile, input)).url).toContain('/files/private/')
})

test('files are added and removed, and the reply states by how much the item grew', async () => {
  const { owner, lesson, file, sent, stored, clock, app, channelSeq, kept } = await aLibrary()
  const second = await sent(owner, { filename: '표.csv', bytes: Buffer.from('a,b\n') })
  const body = { ...material, addFiles: [second.fileSeq, file.fileSeq], deleteFiles: [] }
  expect(await owner.call(saveCurriculum, { ...lesson, body })).toEqual({ changeSize: 4 })
  expect((await stored())?.files.map(({ originFileName }) => originFileName)).toEqual([
    '강의안.pdf',
    '표.csv',
  ])

  const without = { ...material, deleteFiles: [file.fileSeq] }
  expect(await owner.call(saveCurriculum, { ...lesson, body: without })).toEqual({ changeSize: -pdf.length })
  clock.pass({ days: 2 })
  await cleanupFiles.visit(await app.contextFor(channelSeq))
  expect(await kept()).toBe(1)
  await owner.call(removeCurriculum, lesson)
  clock.pass({ days: 2 })
  await cleanupFiles.visit(await app.contextFor(channelSeq))
  expect(await kept()).toBe(0)
})

test('a file that does not match its name is not stored', async () => {
  const { owner, mina, tried, channelSeq, kept } = await aLibrary()
  const way = (filename: string, fileSize = 10) =>
    owner.call(getUploadUrl, { channelSeq, query: { filename, fileSize, kind: 'material' } })
  await expect(way('run.exe')).refuses('DOCUMENT_NOT_ACCEPTED')
  await expect(way('long.pdf', 10 ** 10)).refuses('DOCUMENT_TOO_LARGE')
  expect(await tried(owner, { bytes: Buffer.from('<html>') })).toMatchObject({ code: '810202' })
  await expect(tried(mina)).refuses('NOT_ALLOWED')
  expect(await kept()).toBe(1)
})

test('an upload URL accepts one file, and not a byte more than declared', async () => {
  const { owner, channelSeq, app, kept, add } = await aLibrary()
  const before = (await kept()) ?? 0
  const way = async (fileSize: number) => {
    const query = { filename: '강의안.pdf', fileSize, kind: 'material' as const }
    return (await owner.call(getUploadUrl, { channelSeq, query })).uploadUrl
  }
  const headers = { 'content-type': 'application/octet-stream' }
  const put = async (url: string, payload: Buffer | Readable) => {
    const answer = await app.http.inject({ method: 'PUT', url, payload, headers })
    return [answer.statusCode, answer.json<Envelope>().code]
  }
  const large = Buffer.concat([pdf, Buffer.alloc(100_000)])

  const once = await way(pdf.length)
  expect(await put(once, pdf)).toEqual([200, SUCCESS])
  expect(await put(once, pdf)).toEqual([403, '403001'])
  expect(await put(await way(pdf.length), large)).toEqual([413, '810201'])
  // Without a length header the upload is cut off at the declared size.
  expect(await put(await way(pdf.length), Readable.from([large]))).toEqual([413, '810201'])
  expect(await kept()).toBe(before + 1)

  await add.all('update files set file_size = 2147483648, let_go_at = created_at')
  expect(await put(await way(pdf.length), pdf)).toEqual([429, '840032'])
})

test('only the uploader can add a file to an item, and only one uploaded as material', async () => {
  const { owner, member, lesson, sent } = await aLibrary()
  const colleague = await member('Colleague', 'MNG')
  const theirs = await sent(colleague)
  const homework = await sent(owner, { kind: 'assignment' })
  for (const { fileSeq } of [theirs, homework]) {
    const body = { ...material, addFiles: [fileSeq] }
    await expect(owner.call(saveCurriculum, { ...lesson, body })).refuses('NOT_FOUND')
  }
})

test('a lesson whose files were opened elsewhere is completed by confirmation', async () => {
  const { mina, lesson } = await aLibrary()
  expect(await mina.call(completeLesson, lesson)).toEqual({ percent: 50 })
})

test("a protected PDF is shown page by page with the reader's name, and cannot be downloaded", async () => {
  const { owner, mina, lesson, sent, courseRef, stored, clock, app, channelSeq } = await aLibrary()
  const { title, curriculumTypeCd } = material
  const bytes = await twoPages()
  const file = await sent(owner, { bytes })
  const input = { ...lesson, fileSeq: file.fileSeq }
  await owner.call(saveCurriculum, { ...lesson, body: { ...material, addFiles: [file.fileSeq] } })
  await expect(mina.call(viewFile, input)).refuses('NOT_FOUND')
  await owner.call(saveCurriculum, { ...lesson, body: { title, curriculumTypeCd, pdfSecurityYn: 'Y' } })
  expect(await stored()).toMatchObject({ pdfSecurityYn: 'Y' })
  expect((await mina.call(getLesson, lesson)).pdfSecurityYn).toBe('Y')
  expect((await mina.call(listMaterials, courseRef)).list[0]?.pdfSecurityYn).toBe('Y')
  await expect(mina.call(openFile, input)).refuses('PDF_VIEW_ONLY')

  const { url, pages } = await mina.call(viewFile, input)
  expect(pages).toEqual([
    { width: 1400, height: 1979 },
    { width: 1400, height: 1400 },
  ])
  const jar = (who: typeof mina) =>
    [...who.state.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const cookie = jar(mina)
  const get = async (name: string, headers: Record<string, string> = { cookie }) =>
    await app.http.inject({ url: `${url}/${name}`, headers })
  const first = await get('1.webp')
  expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 1400,
    height: 1979,
  })
  expect((await get('2.txt')).body).toContain('둘째 페이지')

  // An empty half page carries the reader's watermark, different for each reader, also on black.
  const mine = await blank(first.rawPayload)
  expect(mine?.min).toBeLessThan(235)
  expect((await blank((await get('2.webp')).rawPayload))?.max).toBeGreaterThan(20)
  const other = await owner.call(viewFile, input)
  const theirs = await app.http.inject({ url: `${other.url}/1.webp`, headers: { cookie: jar(owner) } })
  expect(theirs.rawPayload.equals(first.rawPayload)).toBe(false)

  for (const name of ['', '3.webp', '0.webp', 'document', 'index.json', '..%2fdocument'])
    expect((await get(name)).statusCode).toBe(404)
  expect((await get('1.webp', {})).statusCode).toBe(404)
  expect((await get('1.webp', { cookie: 'sd_view=else' })).statusCode).toBe(404)
  expect((await get('1.webp', { cookie: jar(owner) })).statusCode).toBe(404)
  const otherCourse = url.replace(`/viewed/${channelSeq}/`, `/viewed/${channelSeq + 1}/`)
  expect((await app.http.inject({ url: `${otherCourse}/1.webp`, headers: { cookie } })).statusCode).toBe(404)
  expect((await mina.call(getClassroom, courseRef)).completedCount).toBe(1)
  clock.pass({ minutes: 16 })
  expect((await get('1.webp')).statusCode).toBe(404)
})

test('an unreadable PDF is reported, and does not complete the lesson', async () => {
  const { owner, mina, lesson, file, courseRef } = await aLibrary()
  const { title, curriculumTypeCd } = material
  await owner.call(saveCurriculum, { ...lesson, body: { title, curriculumTypeCd, pdfSecurityYn: 'Y' } })
  await expect(mina.call(viewFile, { ...lesson, fileSeq: file.fileSeq })).refuses('PDF_NOT_VIEWABLE')
  expect((await mina.call(getClassroom, courseRef)).completedCount).toBe(0)
})

const lowerHalf = { left: 0, top: 900, width: 1400, height: 450 }
async function blank(page: Buffer) {
  const half = await sharp(page).extract(lowerHalf).toBuffer()
  return (await sharp(half).stats()).channels[0]
}
/** A white page with a line of Korean, and a black square one. */
async function twoPages() {
  const paper = new Paper({ size: 'A4', margin: 40 })
  paper.font(korean).fontSize(24).text('첫 페이지')
  paper
    .addPage({ size: [595, 595], margin: 40 })
    .rect(0, 0, 595, 595)
    .fill('#000000')
  paper.fill('#ffffff').text('둘째 페이지').end()
  return buffer(paper)
}

test('the coordinates of a venue are stored completely or not at all', async () => {
  const { owner, mina, courseRef } = await aRunningClass()
  const body = {
    curriculumTypeCd: '04' as const,
    title: '함께 걷기',
    offlineStartAt: '2026-11-28T01:00:00Z',
    addrRoad1: '서울 종로구 사직로 161',
    zipcode: '03045',
    lat: 37.5796,
    lon: 126.977,
  }
  const { curriculumSeq } = await owner.call(addCurriculum, { ...courseRef, body })
  const document = { zipcode: '03045', lat: 37.5796, lon: 126.977 }
  expect(await mina.call(getLesson, { ...courseRef, curriculumSeq })).toMatchObject(document)
  await owner.call(saveCurriculum, { ...courseRef, curriculumSeq, body: { ...body, lon: null } })
  expect(await mina.call(getLesson, { ...courseRef, curriculumSeq })).toMatchObject({ lat: null, lon: null })
})

test('a lesson has at most twenty files', async () => {
  const { owner, lesson, sent } = await aLibrary()
  const more: FileSeq[] = []
  for (const at of Array.from({ length: MAX_FILES }).keys())
    more.push((await sent(owner, { filename: `${at}.pdf` })).fileSeq)
  const save = (addFiles: FileSeq[]) =>
    owner.call(saveCurriculum, { ...lesson, body: { ...material, addFiles } })
  await save(more.slice(1))
  await expect(save(more.slice(0, 1))).refuses('TOO_MANY_FILES')
})
