import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as api from 'contract/teaching/course-staff/api'
import * as courseStaffSchemasApi from 'contract/teaching/course-staff/schemas'
import { nameOf } from 'contract/http/endpoint'
import { permissionsOf } from 'contract/http/permissions'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { aSeq } from '../../../testing/things.ts'
import { MyPostsScreen } from './MyClassRolesScreen.tsx'
import { PeopleScreen } from './CourseStaffScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }
const tea: courseStaffSchemasApi.ClassPerson = {
  userSeq: aSeq('user'),
  name: '다은',
  email: 'tea@example.com',
  profileImageUrl: null,
  userTypeCd: 'TCH',
  isLead: true,
  siteTypeCd: 'TCH',
  isMaster: true,
  since: '2026-11-20T03:00:00Z',
}
const cam = { ...tea, userSeq: aSeq('user'), name: '가을', userTypeCd: 'CMG' as const, isLead: false }
const mina = {
  userSeq: aSeq('user'),
  name: '미나',
  email: 'mina@example.com',
  userTypeCd: null,
  isMaster: false,
}

function open(session: typeof owner = owner) {
  const site = renderSite(<PeopleScreen />, {
    session,
    path: '/classes/3/settings/people',
    route: '/classes/:courseSeq/settings/people',
  })
  site.answers(api.listClassStaff, { list: [tea, cam] })
  return site
}

test('an owner sees the instructors and assistants, and invites a member as assistant', async () => {
  const { answers, user, requests } = open()
  answers(api.listClassInvitations, { list: [] })
  expect(await screen.findByText('다은')).toBeVisible()
  expect(screen.getByText('대표')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '사람 추가' }))
  const dialog = screen.getByRole('dialog', { name: '함께할 사람 추가' })
  const send = within(dialog).getByRole('button', { name: '초대 보내기' })
  expect(send).toBeDisabled()
  answers(api.searchClassCandidates, { list: [mina], page: 1, isLast: true })
  await user.type(within(dialog).getByRole('searchbox'), '미나{Enter}')
  await user.click(await within(dialog).findByRole('radio', { name: /미나/ }))
  answers(api.inviteToClass, null)
  answers(api.listClassStaff, { list: [tea, cam] })
  answers(api.listClassInvitations, { list: [] })
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = requests.find(({ name }) => name === nameOf(api.inviteToClass))
  expect(sent?.call).toMatchObject({ body: { userTypeCd: 'CMG', to: { userSeq: mina.userSeq } } })
})

test('staff remove a person after a warning that explains the effect', async () => {
  const { answers, user } = open()
  answers(api.listClassInvitations, { list: [] })
  await user.click(await screen.findByRole('button', { name: '가을 님 더보기' }))
  await user.click(await screen.findByRole('menuitem', { name: /이 클래스에서 내보내기/ }))
  expect(await screen.findByText(/강의실에 더 들어올 수 없어요|더 들어올 수 없어요/)).toBeVisible()
  answers(api.removeClassStaff, null)
  answers(api.listClassStaff, { list: [tea] })
  answers(api.listClassInvitations, { list: [] })
  await user.click(screen.getByRole('button', { name: '이 클래스에서 내보내기' }))
  await waitFor(() => expect(screen.queryByText('가을')).toBeNull())
})

test('a person with a class role sees the people of the class and cannot change them', async () => {
  const roles = ['CLASS_INFO_READ']
  open({ ...aMember('가을'), classes: [{ courseSeq: 3, userTypeCd: 'CMG', roles }] } as never)
  expect(await screen.findByText('다은')).toBeVisible()
  expect(screen.queryByRole('button', { name: '사람 추가' })).toBeNull()
  expect(screen.queryByRole('button', { name: '다은 님 더보기' })).toBeNull()
})

test('lists the classes in which the user has a role, each with a link', async () => {
  const { answers } = renderSite(<MyPostsScreen />, { session: aMember('가을') })
  const post = { courseSeq: aSeq('course'), title: '저녁 요가', imageUrl: null, roles: [], since: null }
  answers(api.listMyClassPosts, { list: [{ ...post, userTypeCd: 'MNG' }] })
  expect(await screen.findByText('저녁 요가')).toBeVisible()
  expect(screen.getByText('클래스 운영자')).toBeVisible()
  expect(screen.getByRole('link', { name: '클래스 설정' })).toHaveAttribute(
    'href',
    `/classes/${post.courseSeq}/settings`,
  )
})
