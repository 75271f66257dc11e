import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import { Refusal } from './call.ts'
import { ServerAlert } from './ServerAlert.tsx'

async function fail(reason: unknown) {
  const event = new Event('unhandledrejection', { cancelable: true })
  await act(async () => {
    window.dispatchEvent(Object.assign(event, { reason }))
    await vi.dynamicImportSettled()
  })
  return event
}

test('a failure that no screen handles is shown in the server’s words, until it is closed', async () => {
  const { user } = renderSite(<ServerAlert />)
  await fail(new Refusal({ code: '500000', message: '일시적인 오류가 발생하였습니다.' }))
  expect(screen.getByRole('alertdialog', { name: '알림' })).toHaveTextContent('일시적인 오류')
  await user.click(screen.getByRole('button', { name: '확인' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a cancelled action shows no message', async () => {
  renderSite(<ServerAlert />)
  const event = await fail(new DOMException('cancelled', 'AbortError'))
  expect(event.defaultPrevented).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
