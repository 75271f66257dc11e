import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import * as api from 'contract/workflows/file-imports/api'
import { refusals } from 'contract/workflows/file-imports/refusals'
import { getUploadUrl } from 'contract/system/files/api'
import { listAdminCourses, getCourseSettings } from 'contract/teaching/courses/api'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { seq, type CourseSeq, type FileImportSeq } from 'contract/values/ids'
import { z } from 'zod'
import { visitSite } from '../../../platform/jobs/tasks.ts'
import { rowsAt } from '../../../testing/spreadsheets.ts'
import { aSite } from '../../../testing/world.ts'
import { deleteOldImports } from './file-imports.jobs.ts'

const Stored = z.object({ data: z.object({ fileSeq: seq('file') }) })

const sheets = async (...all: CellValue[][][]) =>
  Buffer.from(await writeXlsx({ sheets: all.map((rows, at) => ({ name: `s${at}`, rows })) }))

async function aMove() {
  const site = await aSite({ isQuiet: true })
  const { app, owner, channelSeq } = site
  const here = { channelSeq }
  const send = async (filename: string, bytes: Buffer) => {
    const query = { filename, fileSize: bytes.length, kind: 'import_file' as const }
    const { uploadUrl } = await owner.call(getUploadUrl, { ...here, query })
    const reply = await app.http.inject({ method: 'PUT', url: uploadUrl, payload: bytes })
    const { fileSeq } = Stored.parse(reply.json()).data
    return owner.call(api.createFileImport, { ...here, body: { kind: 'COURSES', fileSeq } })
  }
  const start = async (fileImportSeq: FileImportSeq) => {
    await owner.call(api.startFileImport, { ...here, fileImportSeq })
    await app.workOnce()
    return owner.call(api.getFileImport, { ...here, fileImportSeq })
  }
  const rows = async (fileImportSeq: FileImportSeq, only: 'ALL' | 'FAULTY' = 'ALL') =>
    (await owner.call(api.listImportRows, { ...here, fileImportSeq, query: { only, size: 100 } })).list
  const classes = async () =>
    (await owner.call(listAdminCourses, { ...here, query: {} })).list.map(({ title }) => title).toSorted()
  const lessons = async (courseSeq: CourseSeq) => {
    const { list } = await owner.call(listEditableCurriculum, { ...here, courseSeq })
    return list.map(({ curriculumTypeCd, title, linkUrl, duration }) => [
      curriculumTypeCd,
      title,
      linkUrl,
      duration,
    ])
  }
  return { ...site, send, start, rows, classes, lessons }
}

const heads = [
  '강의명',
  '종류',
  '판매가',
  '통화',
  '설명',
  '카테고리',
  '강사',
  '챕터',
  '레슨명',
  '영상주소',
  '길이',
]

test('classes with sections and lessons come in as drafts, from rows that repeat the class', async () => {
  const { send, start, rows, classes, lessons, owner, channelSeq } = await aMove()
  const { fileImportSeq } = await send(
    '클래스.xlsx',
    await sheets([
      heads,
      [
        '수채화 입문',
        '',
        55_000,
        '',
        '첫 줄\n둘째 줄',
        '미술',
        'haru@example.com',
        '1주차',
        '선 긋기',
        'https://youtu.be/dQw4w9WgXcQ',
        '3:32',
      ],
      [null, null, null, null, null, null, null, '1주차', '색 섞기', 'https://example.com/2.mp4', null],
      [null, null, null, null, null, null, null, '2주차', '물 조절', null, null],
      [
        '영상 모음',
        'VOD',
        '12.50',
        'usd',
        '<p onclick="x()">안녕</p><script>x()</script>',
        null,
        null,
        null,
        null,
        null,
        null,
      ],
    ]),
  )
  const read = await owner.call(api.getFileImport, { channelSeq, fileImportSeq })
  expect(read).toMatchObject({
    state: 'READ',
    counts: { rows: 4, groups: 2, faulty: 0 },
    fileName: '클래스.xlsx',
  })
  expect(await classes()).toEqual([])
  expect(await start(fileImportSeq)).toMatchObject({ state: 'DONE', counts: { done: 2, failed: 0 } })
  expect(await classes()).toEqual(['수채화 입문', '영상 모음'])

  const [first, , , second] = await rows(fileImportSeq)
  const at = async (courseSeq: CourseSeq | null | undefined) => {
    if (!courseSeq) throw new Error('no class was made')
    return owner.call(getCourseSettings, { channelSeq, courseSeq })
  }
  expect(await at(first?.courseSeq)).toMatchObject({
    state: 'DRAFT',
    publicCd: '99',
    fareCd: '01',
    price: 55_000,
    desc1: '<p>첫 줄<br />둘째 줄</p>',
  })
  expect(await at(second?.courseSeq)).toMatchObject({
    productKind: 'CONTENTS',
    displayCurrency: 'USD',
    priceEx: 1250,
    desc1: '<p>안녕</p>',
  })
  if (!first?.courseSeq) throw new Error('no class was made')
  expect(await lessons(first.courseSeq)).toEqual([
    ['01', '1주차', '', 0],
    ['02', '선 긋기', 'https://youtu.be/dQw4w9WgXcQ', 212],
    ['02', '색 섞기', 'https://example.com/2.mp4', 0],
    ['01', '2주차', '', 0],
    ['02', '물 조절', '', 0],
  ])
})

test('lessons of a second sheet belong to the class with the same number', async () => {
  const { send, start, rows, lessons } = await aMove()
  const { fileImportSeq } = await send(
    'export.xlsx',
    await sheets(
      [
        ['id', 'title'],
        [7, '기타'],
        [8, '피아노'],
      ],
      [
        ['id', 'section', 'lesson'],
        [8, '시작', '건반'],
        [7, null, '줄'],
        [8, '시작', '악보'],
      ],
    ),
  )
  await start(fileImportSeq)
  const [guitar, piano] = await rows(fileImportSeq)
  if (!guitar?.courseSeq || !piano?.courseSeq) throw new Error('no class was made')
  expect((await lessons(guitar.courseSeq)).map(([, title]) => title)).toEqual(['줄'])
  expect((await lessons(piano.courseSeq)).map(([, title]) => title)).toEqual(['시작', '건반', '악보'])
})

test('CSV in CP949 is read; the same file makes nothing twice', async () => {
  const { send, start, classes } = await aMove()
  // 제목,가격 / 도자기,무료 as Korean Excel saves CSV.
  const bytes = Buffer.from('c1a6b8f12cb0a1b0dd0d0ab5b5c0dab1e22cb9abb7e10d0a', 'hex')
  const first = await send('목록.csv', bytes)
  expect(await start(first.fileImportSeq)).toMatchObject({ counts: { done: 1 } })
  const again = await send('목록.csv', bytes)
  expect(await start(again.fileImportSeq)).toMatchObject({ counts: { done: 0, already: 1 } })
  expect(await classes()).toEqual(['도자기'])
})

test('wrong rows say why and leave out their class as a whole; the result is a spreadsheet of texts', async () => {
  const { app, send, start, rows, classes, owner, channelSeq } = await aMove()
  const { fileImportSeq } = await send(
    'x.xlsx',
    await sheets([
      heads,
      ['=HYPERLINK("x")', '', '+1', ...Array<null>(8).fill(null)],
      ['가', ...Array<null>(10).fill(null)],
      ['좋은 수업', '', '무료', '', '@설명', '', '', '', '레슨', 'ftp://x', ''],
      ['좋은 수업', '', '', '', '', '', '', '', '다음 레슨', '', ''],
      ['다른 수업', '', '1,000원', '', '', '', 'nobody@example.com', '', '', '', ''],
      ['남는 수업', '', '1,000원', '', '-설명', '', '', '', '', '', ''],
    ]),
  )
  expect((await rows(fileImportSeq, 'FAULTY')).map(({ rowNo, fault }) => [rowNo, fault])).toEqual([
    [2, 'PRICE_WRONG'],
    [3, 'TITLE_LENGTH'],
    [4, 'VIDEO_WRONG'],
    [5, 'OTHER_ROW'],
    [6, 'TEACHER_UNKNOWN'],
  ])
  await start(fileImportSeq)
  expect(await classes()).toEqual(['남는 수업'])
  const { url } = await owner.call(api.downloadFileImport, { channelSeq, fileImportSeq })
  const result = await rowsAt(app, url)
  expect(result[0]).toEqual(['시트', '행', '결과', '이유', ...heads])
  expect(result[1]?.slice(0, 7)).toEqual([1, 2, '제외', '가격이 숫자가 아님', '=HYPERLINK("x")', null, '+1'])
  expect(result[6]?.slice(0, 4)).toEqual([1, 7, '옮겨옴', null])
})

test('columns are chosen where no heading is known', async () => {
  const { send, start, classes, owner, channelSeq } = await aMove()
  const { fileImportSeq } = await send(
    'x.xlsx',
    await sheets([
      ['A', 'B'],
      ['1', '한글 서예'],
    ]),
  )
  const begin = () => owner.call(api.startFileImport, { channelSeq, fileImportSeq })
  await expect(begin()).refuses('IMPORT_NOTHING_READY')
  const choose = (columns: { key: 'title' | 'code'; at: number }[]) =>
    owner.call(api.saveImportColumns, { channelSeq, fileImportSeq, body: { columns } })
  await expect(choose([{ key: 'code', at: 0 }])).refuses('BAD_INPUT')
  await choose([
    { key: 'title', at: 1 },
    { key: 'code', at: 0 },
  ])
  await start(fileImportSeq)
  expect(await classes()).toEqual(['한글 서예'])
  await expect(choose([{ key: 'title', at: 1 }])).refuses('IMPORT_STARTED')
})

test('files that cannot be read, are empty or too long are refused', async () => {
  const { send } = await aMove()
  await expect(send('x.xlsx', Buffer.from('PK\x03\x04 and nothing more'))).refuses('IMPORT_UNREADABLE')
  await expect(send('x.csv', Buffer.from('title\n'))).refuses('IMPORT_EMPTY')
  const long = Array.from({ length: 5002 }, (_, at) => (at === 0 ? 'title' : `class ${at}`)).join('\n')
  await expect(send('x.csv', Buffer.from(long))).refuses('IMPORT_TOO_LARGE')
  await expect(send('x.docx', await sheets([['title']]))).refuses('DOCUMENT_NOT_ACCEPTED')
})

test('one file of a site is brought in at a time; what was read goes after thirty days', async () => {
  const { send, owner, channelSeq, app, clock } = await aMove()
  const first = await send('a.csv', Buffer.from('title\nSewing'))
  const second = await send('b.csv', Buffer.from('title\nKnitting'))
  const ref = (one: { fileImportSeq: FileImportSeq }) => ({ channelSeq, ...one })
  await owner.call(api.startFileImport, ref(first))
  await expect(owner.call(api.startFileImport, ref(second))).refuses('IMPORT_RUNNING')
  await expect(owner.call(api.deleteFileImport, ref(first))).refuses('IMPORT_RUNNING')
  await app.workOnce()
  await owner.call(api.deleteFileImport, ref(first))
  expect((await owner.call(api.listFileImports, { channelSeq, query: {} })).total).toBe(1)
  clock.pass({ days: 31 })
  await visitSite(deleteOldImports, await app.contextFor(channelSeq))
  expect((await owner.call(api.listFileImports, { channelSeq, query: {} })).total).toBe(0)
})

test('teachers and other sites cannot bring in files', async () => {
  const { send, member, otherSite, channelSeq } = await aMove()
  const { fileImportSeq } = await send('a.csv', Buffer.from('title\nSewing'))
  const jin = await member('Jin', 'TCH')
  await expect(jin.call(api.listFileImports, { channelSeq, query: {} })).refuses('NOT_ALLOWED')
  await expect(jin.call(api.getImportTemplate, { channelSeq, body: { kind: 'COURSES' } })).refuses(
    'NOT_ALLOWED',
  )
  const there = { channelSeq: otherSite.channelSeq, fileImportSeq }
  await expect(otherSite.owner.call(api.getFileImport, there)).refuses('NOT_FOUND')
})

test('the template is read as it is handed out', async () => {
  const { app, owner, channelSeq, send, start, classes } = await aMove()
  const { url } = await owner.call(api.getImportTemplate, { channelSeq, body: { kind: 'COURSES' } })
  const reply = await app.http.inject({ url, headers: { host: 'haru.localhost:3000' } })
  const { fileImportSeq } = await send('template.xlsx', reply.rawPayload)
  expect(await start(fileImportSeq)).toMatchObject({ counts: { rows: 2, faulty: 0, done: 1 } })
  expect(await classes()).toEqual(['처음 배우는 수채화'])
})

test('an embedded video needs a length: of its host, else of the file', async () => {
  const { send, start, rows, ports } = await aMove()
  const about = { id: '1', title: '', description: '', thumbnail: null }
  ports.videoHosts.about = ({ host }) => Promise.resolve({ ...about, duration: host === 'vimeo' ? 62 : 0 })
  const lines = [
    'title,lesson,video',
    'Dance,Warm up,https://vimeo.com/76979871',
    'Chess,Opening,https://youtu.be/dQw4w9WgXcQ',
  ]
  const { fileImportSeq } = await send('x.csv', Buffer.from(lines.join('\n')))
  await start(fileImportSeq)
  const [dance, chess] = await rows(fileImportSeq)
  expect(dance).toMatchObject({ outcome: 'DONE', message: null })
  expect(chess).toMatchObject({
    outcome: 'FAILED',
    message: refusals.IMPORT_VIDEO_LENGTH.ko,
    courseSeq: null,
  })
})
