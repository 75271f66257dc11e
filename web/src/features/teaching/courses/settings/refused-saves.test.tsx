import { screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { saveEtc, saveFloatingCta } from 'contract/teaching/courses/settings.api'
import { saveCourseInformation, saveCoursePayment } from 'contract/teaching/courses/api'
import { listRounds } from 'contract/teaching/courses/rounds.api'
import { permissionsOf } from 'contract/http/permissions'
import { Routes, Route } from 'react-router'
import { aSetting, someSettings } from '../../../../testing/classes.ts'
import { aMember } from '../../../../testing/people.ts'
import { renderSite } from '../../../../testing/render-site.tsx'
import { currentToasts } from '../../../../ui/layers/toast.ts'
import { CoursePaymentScreen } from './CoursePaymentScreen.tsx'
import { InformationForm } from './InformationScreen.tsx'
import { MoreForm } from './more/MoreScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }
const trashed = someSettings({ state: 'TRASHED', title: '요가' })
const said = () => currentToasts().map(({ text }) => text)

test('information: saving a class in the trash shows the reason and never "saved"', async () => {
  const { user, refuses } = renderSite(<InformationForm settings={trashed} />, { session: owner })
  refuses(saveCourseInformation, 'CLASS_IN_TRASH')
  const title = screen.getByRole('textbox', { name: /^클래스 이름/ })
  await user.type(title, ' 교실')
  await user.click(screen.getByRole('button', { name: '저장하기' }))

  expect(await screen.findByText('CLASS_IN_TRASH')).toBeVisible()
  expect(title).toHaveValue('요가 교실')
  expect(screen.getByRole('button', { name: '저장하기' })).toBeEnabled()
  expect(said()).toEqual([])
})

test('price: saving a class in the trash shows the reason and never "saved"', async () => {
  const shown = (
    <Routes>
      <Route element={<Outlet context={trashed} />}>
        <Route path="*" element={<CoursePaymentScreen />} />
      </Route>
    </Routes>
  )
  const { user, answers, refuses } = renderSite(shown, { session: owner })
  answers(listRounds, { list: [] })
  refuses(saveCoursePayment, 'CLASS_IN_TRASH')
  await user.click(screen.getByRole('radio', { name: /^무료/ }))
  await user.click(screen.getByRole('button', { name: '저장하기' }))

  expect(await screen.findByText('CLASS_IN_TRASH')).toBeVisible()
  expect(said()).toEqual([])
})

test('page settings: the bar names a refused part, and a refused switch is reverted with the reason', async () => {
  const { user, refuses } = renderSite(<MoreForm settings={trashed} setting={aSetting()} />, {
    session: owner,
  })
  refuses(saveFloatingCta, 'CLASS_IN_TRASH')
  await user.click(screen.getByRole('checkbox', { name: '배너 띄우기' }))
  await user.type(screen.getByRole('textbox', { name: '배너 문구' }), '오늘까지만')
  await user.click(screen.getByRole('button', { name: '저장하기' }))
  expect(await screen.findByText('CLASS_IN_TRASH')).toBeVisible()
  expect(said()).toEqual([])

  const reviews = screen.getByRole('switch', { name: /^후기 보이기/ })
  const before = reviews.getAttribute('aria-checked')
  refuses(saveEtc, 'CLASS_IN_TRASH')
  await user.click(reviews)
  await expect.poll(said).toEqual(['CLASS_IN_TRASH'])
  expect(reviews).toHaveAttribute('aria-checked', before)
})
