import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf } from 'contract/http/endpoint'
import * as api from 'contract/workflows/site-import/api'
import type { SiteImport } from 'contract/workflows/site-import/schemas'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { SiteImportScreen } from './SiteImportScreen.tsx'
import { SiteImportsScreen } from './SiteImportsScreen.tsx'

const GB = 1024 ** 3
const contents = {
  name: '하루 학교',
  address: 'haru',
  newAddress: 'haru-2',
  format: 1,
  version: '1.2.0',
  createdAt: '2026-11-20T03:00:00Z',
  people: 120,
  peopleHere: 2,
  rows: 5000,
  rowBytes: 3_000_000,
  files: 40,
  fileBytes: GB,
  tables: [
    { name: 'courses', rows: 7 },
    { name: 'orders', rows: 33 },
  ],
}
const anImport = (over: Partial<SiteImport> = {}): SiteImport => ({
  siteImportSeq: aSeq('siteImport'),
  state: 'READY',
  fileName: 'seodang-site-3.tar',
  fileSize: GB,
  requestedBy: '김운영',
  requestedAt: '2026-11-21T03:00:00Z',
  finishedAt: null,
  site: null,
  percent: 100,
  fault: null,
  detail: null,
  contents,
  space: { needed: 2 * GB, free: 10 * GB },
  report: null,
  ...over,
})
function open(one: SiteImport) {
  const site = renderSite(<SiteImportScreen />, {
    path: `/admin/site-imports/${one.siteImportSeq}`,
    route: '/admin/site-imports/:siteImportSeq',
    isPlatform: true,
    session: aMember(),
  })
  site.answers(api.getSiteImport, one)
  return site
}

test('the operator reads what is in the file and what stands against it, and confirms', async () => {
  const one = anImport()
  const site = open(one)
  expect(await screen.findByRole('heading', { name: '하루 학교' })).toBeVisible()
  expect(screen.getByText('120명')).toBeVisible()
  expect(screen.getByText('33건')).toBeVisible()
  expect(screen.getByText(/‘haru’ 주소는 이곳에서 쓸 수 없어서 ‘haru-2’ 주소로 열려요/)).toBeVisible()
  expect(screen.getByText(/2명의 이메일은 이미 이곳의 계정이/)).toBeVisible()

  await site.user.click(screen.getByRole('button', { name: '이 사이트 가져오기' }))
  const dialog = screen.getByRole('alertdialog')
  site.answers(api.startSiteImport, null)
  site.answers(api.getSiteImport, anImport({ ...one, state: 'IMPORTING', percent: 30, space: null }))
  await site.user.click(within(dialog).getByRole('button', { name: '이 사이트 가져오기' }))
  expect(await screen.findByRole('progressbar', { name: '가져오는 중' })).toHaveValue(30)
  expect(screen.queryByRole('button', { name: '가져오기 취소' })).toBeNull()
})

test('without space nothing begins, and the import is cancelled', async () => {
  const one = anImport({ space: { needed: 2 * GB, free: GB } })
  const site = open(one)
  expect(await screen.findByText(/저장 공간이 부족해요/)).toBeVisible()
  expect(screen.getByRole('button', { name: '이 사이트 가져오기' })).toBeDisabled()
  await site.user.click(screen.getByRole('button', { name: '가져오기 취소' }))
  site.answers(api.cancelSiteImport, null)
  site.answers(api.getSiteImport, anImport({ ...one, state: 'CANCELLED', space: null }))
  await site.user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '가져오기 취소' }),
  )
  expect(await screen.findByText(/올린 파일을 지웠어요/)).toBeVisible()
})

test('a report says whether everything is as in the file, and names what is not', async () => {
  const report = {
    address: 'haru-2',
    withoutSignIn: 2,
    people: { count: 120, isSame: true },
    files: { count: 40, bytes: GB, isSame: true },
    tables: [
      { name: 'courses', rows: 7, isSame: false },
      { name: 'orders', rows: 33, isSame: true },
    ],
  }
  const site = { channelSeq: aSeq('channel'), name: '하루 학교', domain: 'https://haru-2.example.com' }
  open(anImport({ state: 'DONE', report, site, space: null }))
  expect(await screen.findByText('파일과 다른 것이 있어요')).toBeVisible()
  expect(screen.getByRole('link', { name: 'haru-2.example.com' })).toBeVisible()
  const [, courses, orders] = screen.getAllByRole('row', { hidden: true })
  expect(courses).toHaveTextContent('courses77다름')
  expect(orders).toHaveTextContent('orders3333같음')
})

test('what is refused says why, and leaves nothing to press', async () => {
  open(
    anImport({
      state: 'REFUSED',
      fault: 'DAMAGED',
      detail: 'The archive is damaged.',
      contents: null,
      space: null,
    }),
  )
  expect(await screen.findByText(/확인값이 맞지 않아요/)).toBeVisible()
  expect(screen.getByText('The archive is damaged.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

test('an interrupted upload goes on with the same file alone', async () => {
  const one = anImport({ state: 'UPLOADING', contents: null, space: null, percent: 0, fileSize: 4 })
  const site = open(one)
  const field = await screen.findByLabelText(/업로드가 끝나지 않았어요/)
  await site.user.upload(field, new File(['other'], 'site.tar'))
  expect(site.requests.some(({ name }) => name === nameOf(api.openSiteUpload))).toBe(false)
})

test('one site is imported at a time; the list leads to it', async () => {
  const line = anImport()
  const site = renderSite(<SiteImportsScreen />, {
    path: '/admin/site-imports',
    isPlatform: true,
    session: aMember(),
  })
  site.answers(api.listSiteImports, { list: [line], total: 1, isOpen: true })
  expect(await screen.findByText(/가져오는 중인 사이트가 있어요/)).toBeVisible()
  expect(screen.getByRole('link', { name: '이어서 보기' })).toHaveAttribute(
    'href',
    `/admin/site-imports/${line.siteImportSeq}`,
  )
  expect(screen.queryByLabelText(/사이트 파일/)).toBeNull()
})

test('choosing a file announces it and leads to its page', async () => {
  const site = renderSite(<SiteImportsScreen />, {
    path: '/admin/site-imports',
    isPlatform: true,
    session: aMember(),
  })
  site.answers(api.listSiteImports, { list: [], total: 0, isOpen: false })
  expect(await screen.findByText('아직 가져온 사이트가 없어요')).toBeVisible()
  site.answers(api.createSiteImport, { siteImportSeq: aSeq('siteImport') })
  site.refuses(api.openSiteUpload, 'SITE_IMPORT_MOVED_ON')
  await site.user.upload(screen.getByLabelText(/사이트 파일/), new File(['tar'], 'site.tar'))
  await waitFor(() =>
    expect(site.requests.find(({ name }) => name === nameOf(api.createSiteImport))).toMatchObject({
      call: { body: { fileName: 'site.tar', fileSize: 3 } },
    }),
  )
})
