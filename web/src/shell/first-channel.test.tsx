import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManager } from '../testing/people.ts'
import { aMenu, renderSite } from '../testing/render-site.tsx'
import { noteFirstChannel } from './first-channel.ts'
import { SiteHeader } from './SiteHeader.tsx'

const shown = () =>
  renderSite(<SiteHeader />, {
    session: aManager('SITE_CONSOLE_READ'),
    channel: { menus: [aMenu('/classes')] },
  })

test('who opened a first site is told where it is managed, until they close it', async () => {
  noteFirstChannel()
  const { user, unmount } = shown()
  expect(await screen.findByText('사이트 관리는 여기에 있어요')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '안내 닫기' }))
  expect(screen.queryByText('사이트 관리는 여기에 있어요')).toBeNull()
  unmount()
  shown()
  expect(screen.queryByText('사이트 관리는 여기에 있어요')).toBeNull()
})
