import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import { getUploadUrl } from 'contract/system/files/api'
import * as api from 'contract/workflows/file-imports/api'
import type { FileImport, ImportRow } from 'contract/workflows/file-imports/schemas'
import { aManager } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { ImportFileScreen } from './ImportFileScreen.tsx'
import { ImportScreen } from './ImportScreen.tsx'
import { ImportedSalesScreen } from './ImportedSalesScreen.tsx'

const counts = { rows: 3, groups: 2, faulty: 1, done: 0, already: 0, waiting: 0, recorded: 0, failed: 0 }
const aFile = (over: Partial<FileImport> = {}): FileImport => ({
  fileImportSeq: aSeq('fileImport'),
  kind: 'COURSES',
  state: 'READ',
  fileName: '클래스 목록.xlsx',
  uploadedBy: '김하루',
  uploadedAt: '2026-11-21T03:00:00Z',
  counts,
  headings: ['강의명', '판매가'],
  columns: [{ key: 'title', at: 0 }],
  startedAt: null,
  finishedAt: null,
  ...over,
})
const aRow = (over: Partial<ImportRow> = {}): ImportRow => ({
  position: 0,
  sheetNo: 1,
  rowNo: 2,
  cells: ['수채화', '55000'],
  fault: null,
  outcome: null,
  message: null,
  courseSeq: null,
  ...over,
})
const session = aManager('SITE_IMPORT_CREATE')
const open = (file: FileImport) =>
  renderSite(<ImportFileScreen />, {
    path: `/settings/import/${file.fileImportSeq}`,
    route: '/settings/import/:fileImportSeq',
    session,
  })

test('staff see the files before, and a file of another type is refused at once', async () => {
  const site = renderSite(<ImportScreen />, { path: '/settings/import', session })
  site.answers(api.listFileImports, { list: [aFile()], total: 1 })
  expect(await screen.findByRole('link', { name: '클래스 목록.xlsx' })).toBeVisible()
  expect(screen.getByText('3행 · 클래스 2개')).toBeVisible()
  fireEvent.change(screen.getByLabelText('엑셀이나 CSV 파일'), {
    target: { files: [new File(['x'], 'list.hwp')] },
  })
  expect(await screen.findByText('.xlsx와 .csv 파일만 읽을 수 있어요.')).toBeVisible()
  expect(site.requests.some(({ name }) => name === nameOf(getUploadUrl))).toBe(false)
})

test('columns are chosen, rows say what is wrong, and the good ones are brought in', async () => {
  const file = aFile()
  const site = open(file)
  site.answers(api.getFileImport, file)
  site.answers(api.listImportRows, {
    list: [aRow(), aRow({ position: 1, rowNo: 3, fault: 'PRICE_WRONG' })],
    total: 2,
  })
  expect(await screen.findByText('가격이 숫자가 아님')).toBeVisible()
  expect(screen.getByText('클래스 2개를 옮겨올 수 있어요. 모두 3행을 읽었어요.')).toBeVisible()

  site.answers(api.saveImportColumns, null)
  await site.user.selectOptions(screen.getByRole('combobox', { name: '가격' }), '판매가')
  await waitFor(() =>
    expect(site.requests.find(({ name }) => name === nameOf(api.saveImportColumns))?.call).toMatchObject({
      body: {
        columns: [
          { key: 'title', at: 0 },
          { key: 'price', at: 1 },
        ],
      },
    }),
  )
  site.answers(api.startFileImport, null)
  site.answers(api.getFileImport, { ...file, state: 'RUNNING', counts: { ...counts, done: 1 } })
  await site.user.click(await screen.findByRole('button', { name: '2개 옮겨오기' }))
  expect(await screen.findByRole('progressbar', { name: '옮겨오기 진행률' })).toHaveValue(50)
})

test('the result says what became of each row', async () => {
  const file = aFile({ state: 'DONE', counts: { ...counts, done: 1, failed: 1 } })
  const site = open(file)
  site.answers(api.getFileImport, file)
  const courseSeq = aSeq('course')
  site.answers(api.listImportRows, {
    list: [
      aRow({ outcome: 'DONE', courseSeq }),
      aRow({ position: 1, rowNo: 3, outcome: 'FAILED', message: '영상을 찾을 수 없습니다.' }),
    ],
    total: 2,
  })
  const table = await screen.findByRole('table', { name: '읽은 내용' })
  expect(within(table).getByRole('link', { name: '열기' })).toHaveAttribute(
    'href',
    `/classes/${courseSeq}/settings`,
  )
  expect(within(table).getByText('영상을 찾을 수 없습니다.')).toBeVisible()
  expect(screen.getByText('1개를 옮겨왔어요.')).toBeVisible()
  site.answers(api.downloadFileImport, { url: '#result' })
  await site.user.click(screen.getByRole('button', { name: '결과 엑셀로 받기' }))
  await waitFor(() =>
    expect(site.requests.some(({ name }) => name === nameOf(api.downloadFileImport))).toBe(true),
  )
})

test('of buyers staff choose what each name means, and whether people are invited', async () => {
  const file = aFile({
    kind: 'PLACES',
    headings: ['이메일', '강의명'],
    columns: [
      { key: 'email', at: 0 },
      { key: 'course', at: 1 },
    ],
  })
  const site = open(file)
  const courseSeq = aSeq('course')
  site.answers(api.getFileImport, file)
  site.answers(api.listImportRows, { list: [aRow({ outcome: 'WAITING' })], total: 1 })
  site.answers(api.listImportCourses, {
    list: [{ position: 0, name: '예전 이름', rowCount: 3, courseSeq, title: '수채화' }],
    total: 1,
  })
  const choice = await screen.findByRole('combobox', { name: '예전 이름이 뜻하는 클래스' })
  expect(choice).toHaveDisplayValue('수채화')
  expect(screen.getByText('가입하면 등록')).toBeVisible()
  site.answers(api.saveImportCourse, null)
  await site.user.selectOptions(choice, '선택 안 함')
  await waitFor(() =>
    expect(site.requests.find(({ name }) => name === nameOf(api.saveImportCourse))?.call).toMatchObject({
      body: { position: 0, courseSeq: null },
    }),
  )
  await site.user.click(screen.getByRole('checkbox', { name: /초대 메일을 보내요/ }))
  site.answers(api.startFileImport, null)
  await site.user.click(screen.getByRole('button', { name: '2개 옮겨오기' }))
  await waitFor(() =>
    expect(site.requests.find(({ name }) => name === nameOf(api.startFileImport))?.call).toMatchObject({
      body: { sendsInvitations: true },
    }),
  )
})

test('what was sold before stands in a list of its own', async () => {
  const site = renderSite(<ImportedSalesScreen />, { path: '/settings/import/sales', session })
  site.answers(api.listImportedSales, {
    list: [
      {
        importedSaleSeq: aSeq('importedSale'),
        state: 'PLACED',
        name: '김미나',
        email: 'mina@example.com',
        title: '수채화',
        soldOn: '2026-03-02',
        amount: 55_000,
        currency: 'KRW',
        untilOn: null,
        importedAt: '2026-11-21T03:00:00Z',
      },
    ],
    total: 1,
  })
  expect(await screen.findByText('55,000원')).toBeVisible()
  expect(screen.getByText('등록됨')).toBeVisible()
})
