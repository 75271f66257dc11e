import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nameOf, type Endpoint } from 'contract/http/endpoint'
import * as api from 'contract/system/announcements/api'
import { aManager, aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { AnnouncementsDeskScreen } from './AnnouncementsDeskScreen.tsx'
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx'

const anAnnouncement = () => ({
  announcementSeq: aSeq('announcement'),
  title: '점검 안내',
  text: '오늘 밤 점검해요.\nhttps://status.example',
  level: 'IMPORTANT' as const,
  startsAt: '2026-11-21T03:00:00Z',
  endsAt: '2026-11-22T03:00:00Z',
})
const callOf = (requests: { name: string; call: unknown }[], endpoint: Endpoint) =>
  requests.findLast(({ name }) => name === nameOf(endpoint))?.call

test('staff close what is announced', async () => {
  const session = aManager('SITE_CONSOLE_READ')
  const { answers, user, requests } = renderSite(<AnnouncementBar />, { path: '/settings/menu', session })
  const announcement = anAnnouncement()
  answers(api.getAnnouncement, { announcement })
  expect(await screen.findByText('점검 안내')).toBeVisible()
  expect(screen.getByRole('link', { name: '자세히 보기' })).toHaveAttribute('href', '/settings/announcements')
  answers(api.dismissAnnouncement, null)
  answers(api.getAnnouncement, { announcement: null })
  await user.click(screen.getByRole('button', { name: '“점검 안내” 닫기' }))
  await waitFor(() => expect(screen.queryByText('점검 안내')).toBeNull())
  expect(callOf(requests, api.dismissAnnouncement)).toMatchObject({
    params: { announcementSeq: announcement.announcementSeq },
  })
})

test('nobody else is asked about it', () => {
  const { requests } = renderSite(<AnnouncementBar />, { path: '/settings/menu', session: aMember() })
  expect(requests.filter(({ name }) => name === nameOf(api.getAnnouncement))).toEqual([])
})

test('the list has links, and says what is over', async () => {
  const session = aManager('SITE_CONSOLE_READ')
  const { answers } = renderSite(<AnnouncementsScreen />, { path: '/settings/announcements', session })
  answers(api.listAnnouncements, { list: [{ ...anAnnouncement(), isOver: true }], total: 1 })
  expect(await screen.findByRole('link', { name: 'https://status.example' })).toHaveAttribute(
    'href',
    'https://status.example',
  )
  expect(screen.getByText('끝남')).toBeVisible()
})

const desk = () => ({
  ...anAnnouncement(),
  audience: 'STAFF' as const,
  shelf: 'running' as const,
  createdBy: '관리자',
})

test('the operator makes an announcement, in the time of Seoul', async () => {
  const path = '/admin/announcements'
  const { answers, user, requests } = renderSite(<AnnouncementsDeskScreen />, { path, isPlatform: true })
  answers(api.listDeskAnnouncements, { list: [], total: 0 })
  expect(await screen.findByText('지금 보이는 공지가 없어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '공지 만들기' }))
  await user.type(screen.getByLabelText(/제목/), '점검 안내')
  await user.type(screen.getByLabelText(/내용/), '오늘 밤 점검해요.')
  await user.click(screen.getByRole('radio', { name: '소유자' }))
  await user.type(screen.getByLabelText(/^끝/), '2026-11-22T12:00')
  answers(api.createAnnouncement, null)
  answers(api.listDeskAnnouncements, { list: [desk()], total: 1 })
  const [, make] = screen.getAllByRole('button', { name: '공지 만들기' })
  await user.click(make ?? document.body)
  expect(await screen.findByText('관리자님')).toBeVisible()
  expect(callOf(requests, api.createAnnouncement)).toMatchObject({
    body: {
      title: '점검 안내',
      text: '오늘 밤 점검해요.',
      level: 'INFO',
      audience: 'OWNERS',
      startsAt: null,
      endsAt: '2026-11-22T03:00:00.000Z',
    },
  })
})

test('one that runs is changed without its start, or ended', async () => {
  const path = '/admin/announcements'
  const { answers, user, requests } = renderSite(<AnnouncementsDeskScreen />, { path, isPlatform: true })
  const one = desk()
  answers(api.listDeskAnnouncements, { list: [one], total: 1 })
  await user.click(await screen.findByRole('button', { name: '“점검 안내” 수정' }))
  expect(screen.getByLabelText(/^시작/)).toBeDisabled()
  answers(api.modifyAnnouncement, null)
  answers(api.listDeskAnnouncements, { list: [one], total: 1 })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(callOf(requests, api.modifyAnnouncement)).toMatchObject({
    body: { startsAt: '2026-11-21T03:00:00.000Z' },
  })

  await user.click(screen.getByRole('button', { name: '“점검 안내” 지금 끝내기' }))
  answers(api.endAnnouncement, null)
  answers(api.listDeskAnnouncements, { list: [], total: 0 })
  await user.click(screen.getByRole('button', { name: '지금 끝내기' }))
  expect(await screen.findByText('지금 보이는 공지가 없어요')).toBeVisible()
})
