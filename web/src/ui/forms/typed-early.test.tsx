import { act, cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Checkbox } from './Checkbox.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { TextInput } from './TextInput.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function Form() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  return (
    <>
      <TextInput label="E-mail" value={email} onChange={setEmail} />
      <PasswordInput
        label="Password"
        value={password}
        onChange={setPassword}
        showLabel="Show"
        coverLabel="Cover"
      />
      <Checkbox label="I agree" checked={isAgreed} onChange={setAgreed} />
      <output>{`${email}/${password}/${isAgreed}`}</output>
    </>
  )
}

test('text typed and boxes ticked before hydration stay and count', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Form />)
  const email = screen.getByLabelText<HTMLInputElement>('E-mail')
  email.value = 'haru@example.com'
  screen.getByLabelText('I agree').click()
  act(() => void hydrateRoot(root, <Form />))
  await userEvent.type(screen.getByLabelText('Password'), 'x1')

  expect(email.value).toBe('haru@example.com')
  expect(screen.getByRole('status').textContent).toBe('haru@example.com/x1/true')
})
