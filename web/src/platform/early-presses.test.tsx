import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { Form } from '../ui/forms/Form.tsx'
import { TextInput } from '../ui/forms/TextInput.tsx'
import { Awake } from './Awake.tsx'
import { holdEarlyPresses } from './early-presses.ts'

afterEach(() => document.body.replaceChildren())

function Page() {
  const [form, setForm] = useState({ name: '', city: '' })
  const [said, setSaid] = useState<string[]>([])
  const say = (what: string) => setSaid((before) => [...before, what])
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          say(`sent ${form.name} of ${form.city}`)
        }}
      >
        <TextInput label="Name" value={form.name} onChange={(name) => setForm({ ...form, name })} />
        <TextInput label="City" value={form.city} onChange={(city) => setForm({ ...form, city })} />
        <button type="submit">Send</button>
      </Form>
      <button type="button" onClick={() => say('liked')}>
        Like
      </button>
      <output>{said.join()}</output>
      <Awake />
    </>
  )
}
function drawn() {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  holdEarlyPresses()
  return async () => {
    act(() => void hydrateRoot(root, <Page />))
    // Waits until the deferred effects of the page have run.
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
  }
}

test('a form submitted before hydration is sent after it, with what was typed', async () => {
  const wakeUp = drawn()
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Haru'
  screen.getByLabelText<HTMLInputElement>('City').value = 'Jeju'
  screen.getByText('Send').click()
  await wakeUp()
  expect(screen.getByRole('status').textContent).toBe('sent Haru of Jeju')
  act(() => screen.getByText('Like').click())
  expect(screen.getByRole('status').textContent).toBe('sent Haru of Jeju,liked')
})

test('of two buttons pressed before hydration the last one counts, once', async () => {
  const wakeUp = drawn()
  screen.getByText('Send').click()
  screen.getByText('Like').click()
  await wakeUp()
  expect(screen.getByRole('status').textContent).toBe('liked')
})

test('a press during hydration counts once', async () => {
  const wakeUp = drawn()
  const isAwake = wakeUp()
  screen.getByText('Like').click()
  await isAwake
  expect(screen.getByRole('status').textContent).toBe('liked')
})

test('a page without early presses does nothing by itself', async () => {
  await drawn()()
  expect(screen.getByRole('status').textContent).toBe('')
})
