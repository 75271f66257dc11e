import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { teachNativeLayers } from '../testing/browser.ts'
import { Confirm } from './Alert.tsx'
import { Dialog } from './Dialog.tsx'
import { ToastRegion } from './Toasts.tsx'
import { currentToasts, dismissToast, toast } from './toast.ts'

beforeAll(teachNativeLayers)
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
  vi.useRealTimers()
})

function ResetPassword({ cancelable = true }: { cancelable?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reset password</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A new password"
        cancelable={cancelable}
        closeLabel="Close"
      >
        <p>We send you a link.</p>
      </Dialog>
    </>
  )
}

// Does what the browser does when the user presses Escape in a modal dialog.
const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

test('a dialog is named by its title and restores the focus when it closes', async () => {
  render(<ResetPassword />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))

  expect(screen.getByRole('dialog', { name: 'A new password' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Reset password' })).toHaveFocus()
})

test('Escape and a press outside close a dialog', async () => {
  render(<ResetPassword />)
  const open = screen.getByRole('button', { name: 'Reset password' })

  await userEvent.click(open)
  pressEscape()
  expect(screen.queryByRole('dialog')).toBeNull()

  await userEvent.click(open)
  fireEvent.mouseDown(screen.getByText('We send you a link.'))
  expect(screen.getByRole('dialog')).toBeVisible()
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that requires a decision ignores Escape', async () => {
  render(<ResetPassword cancelable={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }))

  pressEscape()

  expect(screen.getByRole('dialog')).toBeVisible()
})

test('a running decision can neither be repeated nor left', () => {
  const leave = vi.fn()
  render(
    <Confirm
      open
      busy
      title="Cancel?"
      okLabel="Cancel and refund"
      cancelLabel="Keep it"
      onOk={leave}
      onCancel={leave}
    >
      The money comes back.
    </Confirm>,
  )

  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }))

  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Cancel and refund' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled()
})

test('a toast is announced and disappears after eight seconds', () => {
  vi.useFakeTimers()
  render(<ToastRegion label="Messages" closeLabel="Close" />)

  act(() => void toast('Saved'))
  expect(screen.getAllByText('Saved').some((said) => said.getAttribute('aria-live') === 'polite')).toBe(true)
  act(() => void vi.advanceTimersByTime(7900))
  expect(screen.getByRole('listitem')).toHaveTextContent('Saved')
  act(() => void vi.advanceTimersByTime(200))

  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a toast stays while the pointer is over it', () => {
  vi.useFakeTimers()
  render(<ToastRegion label="Messages" closeLabel="Close" />)
  act(() => void toast('The link was copied'))

  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Messages' }))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByRole('listitem')).toHaveTextContent('The link was copied')
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Messages' }))
  act(() => void vi.advanceTimersByTime(8000))

  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a toast offers an undo and closes once it was used', async () => {
  const undo = vi.fn()
  render(<ToastRegion label="Messages" closeLabel="Close" />)
  act(() => void toast({ text: 'Deleted', action: { label: 'Undo', onPress: undo } }))

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))

  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('a dialog over a dialog stands one layer higher and has the default width', () => {
  const { rerender } = render(
    <>
      <Dialog open title="Below" onClose={() => {}}>
        <p>First</p>
      </Dialog>
      <Confirm open title="Above" okLabel="Yes" cancelLabel="No" onOk={() => {}} onCancel={() => {}}>
        Second
      </Confirm>
    </>,
  )
  expect(screen.getByRole('dialog')).toHaveStyle({ zIndex: '100000', maxWidth: '678px' })
  expect(screen.getByRole('alertdialog')).toHaveStyle({ zIndex: '100001', maxWidth: '400px' })
  rerender(
    <Dialog open title="Alone" onClose={() => {}}>
      <p>First</p>
    </Dialog>,
  )
  expect(screen.getByRole('dialog')).toHaveStyle({ zIndex: '100000' })
})
