import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { getCourse, getCourseViewer } from 'contract/views/class-page/api'
import { getCourseSettings } from 'contract/teaching/courses/api'
import { restoreCourse } from 'contract/teaching/courses/state.api'
import { nameOf } from 'contract/http/endpoint'
import { listEditableCurriculum } from 'contract/teaching/curriculum/api'
import { listRounds } from 'contract/teaching/courses/rounds.api'
import { permissionsOf } from 'contract/http/permissions'
import { aClass, aViewer, someSettings } from '../../../../testing/classes.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { ClassSettingsShell } from './ClassSettingsShell.tsx'
import { CoursePaymentScreen } from './CoursePaymentScreen.tsx'
import { PreviewScreen } from '../../../views/class-page/settings/PreviewScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }

function paymentOf(settings: ReturnType<typeof someSettings>, session = owner) {
  const shown = (
    <Routes>
      <Route path="/classes/:courseSeq/settings" element={<ClassSettingsShell />}>
        <Route path="payment" element={<CoursePaymentScreen />} />
      </Route>
    </Routes>
  )
  const path = `/classes/${settings.courseSeq}/settings/payment`
  const site = renderSite(shown, { session, path, route: '*' })
  site.answers(getCourseSettings, settings)
  site.answers(listRounds, { list: [] })
  return site
}

test('a class in the trash is shown as read-only, accepts no change, and can be restored', async () => {
  const { user, requests } = paymentOf(someSettings({ state: 'TRASHED' }))
  expect(await screen.findByText('휴지통에 있어요')).toBeVisible()
  for (const radio of await screen.findAllByRole('radio')) expect(radio).toBeDisabled()
  await user.click(screen.getByRole('button', { name: '복원하기' }))
  await waitFor(() => expect(requests.map(({ name }) => name)).toContain(nameOf(restoreCourse)))
})

test('staff with read permission for prices see them under their tab, read-only', async () => {
  const roles = permissionsOf('TCH')
  const reader = { ...owner, roles: [...roles, 'CLASS_PAYMENT_READ' as const] }
  paymentOf(someSettings({ fareCd: '01', price: 50_000 }), reader)
  expect(await screen.findByRole('link', { name: '결제' })).toBeVisible()
  expect(await screen.findByDisplayValue('50,000')).toBeDisabled()
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
})

test('without either permission there is no tab of prices', async () => {
  paymentOf(someSettings(), { ...owner, roles: permissionsOf('TCH') })
  expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: '결제' })).toBeNull()
})

test('the publish button waits until all changes are saved, and explains that', async () => {
  const { user } = paymentOf(someSettings({ state: 'DRAFT', missing: [] }))
  const publish = await screen.findByRole('button', { name: '공개하기' })
  expect(publish).toBeEnabled()
  await user.click(screen.getByRole('radio', { name: /^무료/ }))
  expect(publish).toBeDisabled()
  expect(publish).toHaveAccessibleDescription(/저장하지 않은 내용이 있어요/)
  await user.click(screen.getByRole('button', { name: '되돌리기' }))
  expect(publish).toBeEnabled()
})

test("the preview shows the page for visitors or for learners, and never the staff's link", async () => {
  const course = aClass({ state: 'DRAFT' })
  const path = `/classes/${course.courseSeq}/settings/preview`
  const { answers, user } = renderSite(<PreviewScreen />, {
    session: owner,
    path,
    route: '/classes/:courseSeq/settings/preview',
  })
  answers(getCourse, course)
  answers(getCourseViewer, aViewer({ isClassManager: true }))
  answers(listEditableCurriculum, {
    list: [],
    curriculumProgressCd: '00',
    hasVideoRoom: true,
    audienceOff: null,
    channelLiveTypeCd: '00',
    meetingServices: [],
  })
  expect((await screen.findAllByRole('button', { name: '신청하기' }))[0]).toBeEnabled()
  expect(screen.queryByRole('link', { name: '커뮤니티' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '수강생' }))
  expect(await screen.findByRole('button', { name: '이어서 배우기' })).toBeEnabled()
})

test.each([
  ['attendees?state=WAITING', 'attendees?state=WAITING'],
  ['people', ''],
])('a link to the tab %s of a package that names it as a class leads to its own', async (tab, own) => {
  const settings = someSettings({ productKind: 'PACKAGE' })
  const shown = (
    <Routes>
      <Route path="/classes/:courseSeq/settings/*" element={<ClassSettingsShell />} />
      <Route path="*" element={<p>moved</p>} />
    </Routes>
  )
  const path = `/classes/${settings.courseSeq}/settings/${tab}`
  const site = renderSite(shown, { session: owner, path, route: '*' })
  site.answers(getCourseSettings, settings)
  expect(await screen.findByText('moved')).toBeVisible()
  const { pathname, search } = site.router.state.location
  expect(pathname + search).toBe(`/packages/${settings.courseSeq}/settings${own && `/${own}`}`)
})
