import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CodeInput } from './CodeInput.tsx'
import { FileDrop } from './FileDrop.tsx'
import { NumberInput } from './NumberInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { PhoneInput } from './PhoneInput.tsx'
import { SearchInput } from './SearchInput.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

function Price({ saw, max }: { saw: (value: number | null) => void; max?: number }) {
  const [value, setValue] = useState<number | null>(null)
  const change = (next: number | null) => {
    setValue(next)
    saw(next)
  }
  return <NumberInput label="Price" value={value} onChange={change} unit="won" max={max} />
}

test('an amount is shown with separators and passed on as a whole number', async () => {
  const saw = vi.fn()
  render(<Price saw={saw} />)

  await userEvent.type(screen.getByLabelText('Price'), '1a2-34567')

  expect(screen.getByLabelText('Price')).toHaveValue('1,234,567')
  expect(saw).toHaveBeenLastCalledWith(1_234_567)
})

test('a pasted amount below zero becomes zero, and a zero stays', async () => {
  const saw = vi.fn()
  render(<Price saw={saw} />)

  await userEvent.click(screen.getByLabelText('Price'))
  await userEvent.paste('-5')
  expect(saw).toHaveBeenLastCalledWith(0)

  await userEvent.clear(screen.getByLabelText('Price'))
  await userEvent.type(screen.getByLabelText('Price'), '0')
  expect(saw).toHaveBeenLastCalledWith(0)
  expect(screen.getByLabelText('Price')).toHaveValue('0')
})

test('an emptied amount is nothing, not zero', async () => {
  const saw = vi.fn()
  render(<Price saw={saw} />)

  await userEvent.type(screen.getByLabelText('Price'), '5{Backspace}')

  expect(saw).toHaveBeenLastCalledWith(null)
})

test('an amount stops at its limit and says so', async () => {
  const saw = vi.fn()
  render(<Price saw={saw} max={1000} />)

  await userEvent.type(screen.getByLabelText('Price'), '5000')

  expect(saw).toHaveBeenLastCalledWith(1000)
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('≤ 1,000')
})

function Phone({ saw }: { saw: (digits: string) => void }) {
  const [value, setValue] = useState('')
  const change = (digits: string) => {
    setValue(digits)
    saw(digits)
  }
  return <PhoneInput label="Phone" value={value} onChange={change} />
}

test('a phone number is shown as 3-4-4 and stored as digits', async () => {
  const saw = vi.fn()
  render(<Phone saw={saw} />)

  await userEvent.type(screen.getByLabelText('Phone'), '010 1234-56789')

  expect(screen.getByLabelText('Phone')).toHaveValue('010-1234-5678')
  expect(saw).toHaveBeenLastCalledWith('01012345678')
})

function Code({ done }: { done: (code: string) => void }) {
  const [value, setValue] = useState('')
  return <CodeInput label="Code" value={value} onChange={setValue} onDone={done} error="Check the code" />
}

test('a code takes six digits, also pasted with spaces, and reports once that it is complete', async () => {
  const done = vi.fn()
  render(<Code done={done} />)

  await userEvent.click(screen.getByLabelText('Code'))
  await userEvent.paste('12 34 56 78')
  await userEvent.keyboard('9')

  expect(screen.getByLabelText('Code')).toHaveValue('123456')
  expect(done.mock.calls).toEqual([['123456']])
})

test('the error of a field is its accessible description', () => {
  render(<Code done={() => {}} />)

  expect(screen.getByLabelText('Code')).toBeInvalid()
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Check the code')
})

test('a password can be shown and hidden again', async () => {
  render(
    <PasswordInput
      label="Password"
      showLabel="Show"
      coverLabel="Cover"
      rules={[{ label: '8 letters', ok: true }]}
    />,
  )
  await userEvent.type(screen.getByLabelText('Password'), 'secret')

  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Cover' }))

  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  expect(screen.getByLabelText('Password')).toHaveValue('secret')
})

test('a long text shows how many characters are left, a hint explains the field', async () => {
  render(<TextArea label="Memo" maxLength={500} hint="Only you see it" />)

  await userEvent.type(screen.getByLabelText('Memo'), 'Hello')

  expect(screen.getByText('(5/500)')).toBeVisible()
  expect(screen.getByLabelText('Memo')).toHaveAccessibleDescription('Only you see it')
})

test('cuts a text that is too long and says so, until the text is shorter', async () => {
  render(<TextInput label="Title" maxLength={5} />)
  const box = screen.getByRole('textbox')
  await userEvent.type(box, 'Haru Yoga')
  expect(box).toHaveValue('Haru ')
  expect(box).toHaveAccessibleDescription('≤ 5')
  await userEvent.type(box, '{Backspace}')
  expect(box).not.toHaveAccessibleDescription()
})

test('a surrogate pair is never cut in the middle', async () => {
  render(<TextInput label="Title" maxLength={4} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.paste('요가 🧘🧘')
  expect(screen.getByRole('textbox')).toHaveValue('요가 ')
})

test('a syllable in composition is finished before it is cut', () => {
  render(<TextInput label="Title" maxLength={2} />)
  const box = screen.getByRole('textbox')
  fireEvent.compositionStart(box)
  fireEvent.input(box, { target: { value: '하루ㅇ' }, isComposing: true })
  expect(box).toHaveValue('하루ㅇ')
  fireEvent.input(box, { target: { value: '하루요' }, isComposing: true })
  fireEvent.compositionEnd(box)
  expect(box).toHaveValue('하루')
})

test('Enter in a field runs the action of the screen', async () => {
  const enter = vi.fn()
  render(<TextInput label="Coupon" onEnter={enter} />)

  await userEvent.type(screen.getByLabelText('Coupon'), 'SPRING{Enter}')

  expect(enter).toHaveBeenCalledOnce()
})

test('a chosen option is reported as its value, a switch as on or off', async () => {
  const chosen = vi.fn()
  const options = [
    { value: 'new', label: 'Newest' },
    { value: 'low', label: 'Cheapest' },
  ]
  render(
    <>
      <Select label="Sort" value="new" onChange={chosen} options={options} />
      <Switch label="Show on the site" checked={false} onChange={chosen} />
    </>,
  )

  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Cheapest')
  await userEvent.click(screen.getByRole('switch', { name: 'Show on the site' }))

  expect(chosen.mock.calls).toEqual([['low'], [true]])
})

test('files are passed on as they are chosen', async () => {
  const took = vi.fn()
  const file = new File(['x'], 'photo.png', { type: 'image/png' })
  render(<FileDrop label="Cover" prompt="Choose a picture" onFiles={took} />)

  await userEvent.upload(screen.getByLabelText('Cover'), file)

  expect(took).toHaveBeenCalledWith([file])
})

test('searches immediately on Enter and when the field is cleared', async () => {
  const search = vi.fn()
  render(
    <SearchInput
      label="Search"
      value="yoga"
      onChange={() => {}}
      onSearch={search}
      clearLabel="Clear"
      delay={60_000}
    />,
  )

  await userEvent.type(screen.getByLabelText('Search'), '{Enter}')
  await vi.waitFor(() => expect(search).toHaveBeenLastCalledWith('yoga'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))

  await vi.waitFor(() => expect(search).toHaveBeenLastCalledWith(''))
})

function Fields({ error }: { error?: string }) {
  const [text, setText] = useState('')
  return (
    <>
      <TextInput label="Title" required value={text} onChange={setText} error={error} />
      <TextArea label="Reason" required />
    </>
  )
}
test('a required field shows its error once it was emptied, not before; an error of its screen takes precedence', async () => {
  const { rerender } = render(<Fields />)
  expect(screen.queryByText('Title *')).toBeNull()
  const title = screen.getByLabelText(/Title/)
  await userEvent.type(title, 'a{Backspace}')
  expect(screen.getByText('Title *')).toBeVisible()
  expect(title).toHaveAttribute('aria-invalid', 'true')
  await userEvent.type(screen.getByLabelText(/Reason/), 'b{Backspace}')
  expect(screen.getByText('Reason *')).toBeVisible()
  rerender(<Fields error="Choose another" />)
  expect(screen.queryByText('Title *')).toBeNull()
})

test('a text that is too short shows the minimum once the field was left, not during typing', async () => {
  render(<TextInput label="Name" minLength={2} />)
  const name = screen.getByLabelText('Name')
  await userEvent.type(name, '하')
  expect(name).not.toHaveAccessibleDescription()
  await userEvent.tab()
  expect(name).toHaveAccessibleDescription('≥ 2')
  await userEvent.type(name, '루')
  expect(name).toBeValid()
})

function Seats() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <NumberInput
      label="Seats"
      value={value}
      onChange={setValue}
      unit="people"
      required
      zeroIsNothing
      max={50}
      maxMessage="The room has 50 chairs"
    />
  )
}
test('a required number with a unit treats zero as empty, and a limit may have a message of its own', async () => {
  render(<Seats />)
  const seats = screen.getByLabelText('Seats')
  await userEvent.type(seats, '0')
  expect(seats).toHaveAccessibleDescription('Seats *')
  await userEvent.type(seats, '80')
  expect(seats).toHaveValue('50')
  expect(seats).toHaveAccessibleDescription('The room has 50 chairs')
})

test.each([
  ['01012345678', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
])('the phone number %s is shown as %s', (digits, shown) => {
  render(<PhoneInput label="Phone" value={digits} onChange={() => {}} />)
  expect(screen.getByLabelText('Phone')).toHaveValue(shown)
})

test('Enter that ends a syllable does not submit the form, however the browser reports it', () => {
  const enter = vi.fn()
  render(<TextInput label="Coupon" onEnter={enter} />)
  const box = screen.getByLabelText('Coupon')
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
  expect(enter).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(enter).toHaveBeenCalledOnce()
})
