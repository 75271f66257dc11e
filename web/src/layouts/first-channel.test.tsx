import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManager } from '../testing/people.ts'
import { aMenu, renderSite } from '../testing/render-site.tsx'
import { isFirstChannel, recordFirstChannel } from './first-channel.ts'
import { ManagementShell } from './management/ManagementShell.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const shown = () =>
  renderSite(<SiteHeader />, {
    session: aManager('SITE_CONSOLE_READ', 'SITE_DASHBOARD_READ'),
    channel: { menus: [aMenu('/classes')] },
  })

test('shows the owner of a first site where to manage it, until they close the hint', async () => {
  recordFirstChannel()
  const { user, unmount } = shown()
  expect(await screen.findByText('사이트 관리는 여기에 있어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '안내 닫기' }))
  expect(screen.queryByText('사이트 관리는 여기에 있어요')).toBeNull()
  unmount()
  shown()
  expect(screen.queryByText('사이트 관리는 여기에 있어요')).toBeNull()
})

test('opening a first site is stored, and removed from the address', async () => {
  const { router } = renderSite(<ManagementShell />, {
    session: aManager('SITE_CONSOLE_READ', 'SITE_DASHBOARD_READ'),
    path: '/settings/dashboard?isFirstChannel=true&range=week',
  })
  await waitFor(() => expect(router.state.location.search).toBe('?range=week'))
  expect(isFirstChannel()).toBe(true)
})
