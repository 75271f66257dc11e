import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aManager } from '../../testing/people.ts'
import { renderSite } from '../../testing/render-site.tsx'
import { SettingsHome } from './SettingsHome.tsx'

test('who works here but holds no key of a page is told so', async () => {
  renderSite(<SettingsHome />, { path: '/settings', session: aManager('SITE_CONSOLE_READ') })
  expect(await screen.findByText('접근 권한이 없습니다.')).toBeVisible()
})
