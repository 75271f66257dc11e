import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Menu } from './Menu.tsx'

const rename = vi.fn()
const items = [
  { key: 'archive', label: 'Archive', disabled: true },
  { key: 'copy', label: 'Copy' },
  { key: 'rename', label: 'Rename', onPress: rename },
  { key: 'help', label: 'Help', href: '/help', current: true },
]

async function openMenu() {
  rename.mockClear()
  const user = userEvent.setup()
  render(
    <>
      <Menu label="More" items={items} />
      <Button onPress={() => {}}>Next</Button>
    </>,
  )
  const button = screen.getByRole('button', { name: 'More' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await user.click(button)
  await screen.findByRole('menu', { name: 'More' })
  return { user, button }
}

test('a menu focuses its first enabled item and names its button', async () => {
  const { button } = await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/help')
  expect(screen.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('aria-current', 'true')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(button).toHaveAttribute('aria-controls', screen.getByRole('menu').id)
})

test('arrows move in a menu, Enter chooses, and the button has the focus when the action runs', async () => {
  const { user, button } = await openMenu()
  rename.mockImplementation(() => expect(button).toHaveFocus())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(rename).toHaveBeenCalledOnce()
  expect(rename).toHaveReturned()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('the first letters of an item move there', async () => {
  const { user } = await openMenu()
  await user.keyboard('re')
  expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus()
})

test('Escape leaves a menu and gives the focus back to its button', async () => {
  const { user, button } = await openMenu()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button).toHaveFocus()
})

test('Tab leaves a menu for the element after its button', async () => {
  const { user } = await openMenu()
  await user.tab()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a second press on its button and a press elsewhere close a menu', async () => {
  const { user, button } = await openMenu()
  button.focus()
  await user.click(button)
  expect(screen.queryByRole('menu')).toBeNull()
  await user.click(button)
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})

test('nothing that screen readers cannot see is focusable while a menu is open', async () => {
  await openMenu()
  await waitFor(() => expect(document.querySelectorAll('[aria-hidden="true"][tabindex="0"]')).toHaveLength(0))
})

test('an arrow down on the button opens its menu', async () => {
  const user = userEvent.setup()
  render(<Menu label="More" items={items} />)
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('menuitem', { name: 'Copy' })).toHaveFocus()
})

function Question({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Which one?" onClose={onClose}>
      <Menu label="More" items={items} />
    </Dialog>
  )
}

test('the list of a menu in a dialog is inside the dialog, and Escape closes only the list', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(<Question onClose={onClose} />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('menu'))
  // A browser turns an Escape whose default was not prevented into the cancel event of the dialog.
  const isUnanswered = fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Copy' }), { key: 'Escape' })
  expect(isUnanswered).toBe(false)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

function Removal() {
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Menu label="More" items={[{ key: 'remove', label: 'Remove', onPress: () => setConfirming(true) }]} />
      <Dialog open={isConfirming} title="Remove it?" closeLabel="Close" onClose={() => setConfirming(false)}>
        Gone for good.
      </Dialog>
    </>
  )
}

test('a dialog opened from a menu gives the focus back to the button of the menu', async () => {
  const user = userEvent.setup()
  render(<Removal />)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus()
})
