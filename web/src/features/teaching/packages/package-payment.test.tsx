import { screen } from '@testing-library/react'
import { Outlet, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { permissionsOf } from 'contract/http/permissions'
import { someSettings } from '../../../testing/classes.ts'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { PackagePaymentScreen } from './PackagePaymentScreen.tsx'

const owner = { ...aMember('하루'), userTypeCd: 'OWN' as const, roles: permissionsOf('OWN') }

test('the payment tab of a package speaks of the package, not of a class', async () => {
  const settings = someSettings({ productKind: 'PACKAGE', fareCd: '01', price: 50_000 })
  const shown = (
    <Routes>
      <Route element={<Outlet context={settings} />}>
        <Route path="/packages/:courseSeq/settings/payment" element={<PackagePaymentScreen />} />
      </Route>
    </Routes>
  )
  const path = `/packages/${settings.courseSeq}/settings/payment`
  const { container } = renderSite(shown, { session: owner, path, route: '*' })
  expect(await screen.findByRole('group', { name: '판매 방식' })).toBeVisible()
  expect(screen.getByText('패키지 기간')).toBeVisible()
  expect(container).not.toHaveTextContent(/클래스 (종류|기간)|하는 클래스/)
})
