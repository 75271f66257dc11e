import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endDevice, endOtherDevices, listDevices } from 'contract/people/sessions/devices.api'
import type { Device } from 'contract/people/sessions/devices.schemas'
import { nameOf } from 'contract/http/endpoint'
import { aMember } from '../../../testing/people.ts'
import { renderSite } from '../../../testing/render-site.tsx'
import { Devices } from './Devices.tsx'

const here: Device = {
  deviceId: '00000000-0000-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Windows',
  isHandheld: false,
  signedInAt: '2026-11-01T03:00:00Z',
  seenAt: '2026-11-21T03:00:00Z',
  isThis: true,
  isSignedIn: true,
  trustedUntil: null,
}
const phone: Device = {
  ...here,
  deviceId: '00000000-0000-4000-8000-000000000002',
  browser: 'Safari',
  system: 'iOS',
  isHandheld: true,
  seenAt: '2026-11-20T03:00:00Z',
  isThis: false,
}
const devices = (...list: Device[]) => {
  const view = renderSite(<Devices />, { session: aMember() })
  view.answers(listDevices, { list })
  return view
}

test('a user signs out another device; the current one has no button', async () => {
  const { answers, user, requests } = devices(here, phone)
  const [mine, other] = await screen.findAllByRole('listitem')
  expect(within(mine as HTMLElement).queryByRole('button')).toBeNull()
  expect(other).toHaveTextContent('Safari · iOS')
  answers(endDevice, null)
  answers(listDevices, { list: [here] })
  await user.click(screen.getByRole('button', { name: 'Safari · iOS 로그아웃' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(requests.find(({ name }) => name === nameOf(endDevice))?.call).toMatchObject({
    params: { deviceId: phone.deviceId },
  })
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull()
})

test('signing out on all other devices needs a confirmation', async () => {
  const { answers, user } = devices(here, phone)
  answers(endOtherDevices, { ended: 1 })
  await user.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }))
  const asking = screen.getByRole('alertdialog', { name: '다른 기기에서 모두 로그아웃할까요?' })
  answers(listDevices, { list: [here] })
  await user.click(within(asking).getByRole('button', { name: '다른 기기 모두 로그아웃' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
