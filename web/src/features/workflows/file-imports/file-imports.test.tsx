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

const counts = { rows: 3, groups: 2, faulty: 1, done: 0, already: 0, failed: 0 }
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
