import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { teachTextGeometry } from '../testing/browser.ts'
import { RichTextEditor } from './RichTextEditor.tsx'

beforeAll(teachTextGeometry)

const words = {
  toolbar: 'Format',
  loading: 'Loading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  heading: 'Heading',
  subheading: 'Small heading',
  bullets: 'Bullets',
  numbers: 'Numbers',
  quote: 'Quote',
  line: 'Line',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  linkAddress: 'Address',
  linkApply: 'Set link',
  linkRemove: 'Remove link',
}

function Introduction() {
  const [html, setHtml] = useState('<p>Breathe</p>')
  return (
    <>
      <RichTextEditor
        label="Introduction"
        value={html}
        onChange={setHtml}
        words={words}
        error="Write a little more"
      />
      <button type="button" onClick={() => setHtml('')}>
        Start again
      </button>
      <output>{html}</output>
    </>
  )
}

test('what is written comes out as HTML, a reset empties the page, and the error is read with it', async () => {
  render(<Introduction />)
  const page = await screen.findByRole('textbox', { name: 'Introduction' })
  expect(page).toHaveAccessibleDescription('Write a little more')

  await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
  expect(screen.getByRole('status')).toHaveTextContent('<h2>Breathe</h2>')
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))

  expect(page).toHaveTextContent(/^$/)
})

test('the tools are one stop, walked with arrows', async () => {
  render(<Introduction />)
  await screen.findByRole('toolbar', { name: 'Format' })

  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')

  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus()
})
