import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { teachTextGeometry } from '../../ui/testing/browser.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import type { PictureSource } from './use-picture-uploads.ts'

beforeAll(teachTextGeometry)
beforeAll(() => {
  let count = 0
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: () => {} })
})

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
  cancel: 'Cancel',
  remove: 'Delete',
  blockTools: 'Selected block',
  moveUp: 'Move up',
  moveDown: 'Move down',
  required: 'Fill this in',
  picture: 'Pictures',
  alt: 'What it shows',
  altHint: 'Read out',
  sending: (count: number) => `Uploading ${count}`,
  notSent: 'Not uploaded',
  again: 'Try again',
  leftOut: 'Pictures of other sites are left out',
  video: 'Video',
  videoAddress: 'Address of the video',
  videoHint: 'YouTube or Vimeo',
  videoTitle: 'Title of the video',
  videoWrong: 'No video',
  button: 'Button',
  buttonLabel: 'Button text',
  table: 'Table',
  tableTools: 'Edit table',
  rowBelow: 'Add row',
  columnAfter: 'Add column',
  headerRow: 'Header row',
  removeRow: 'Delete row',
  removeColumn: 'Delete column',
  removeTable: 'Delete table',
}

function Introduction({ pictures }: { pictures?: PictureSource }) {
  const [html, setHtml] = useState('<p>Breathe</p>')
  return (
    <>
      <RichTextEditor
        label="Introduction"
        value={html}
        onChange={setHtml}
        words={words}
        error="Write a little more"
        pictures={pictures}
      />
      <button type="button" onClick={() => setHtml('')}>
        Start again
      </button>
      <output>{html}</output>
    </>
  )
}

test('the text is emitted as HTML, a reset empties the editor, and the error is announced with it', async () => {
  render(<Introduction />)
  const page = await screen.findByRole('textbox', { name: 'Introduction' })
  expect(page).toHaveAccessibleDescription('Write a little more')

  await userEvent.click(screen.getByRole('button', { name: 'Heading' }))
  expect(screen.getByRole('status')).toHaveTextContent('<h2>Breathe</h2>')
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))

  expect(page).toHaveTextContent(/^$/)
})

test('the toolbar is one tab stop, and arrow keys move through it', async () => {
  render(<Introduction />)
  await screen.findByRole('toolbar', { name: 'Format' })

  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')

  expect(screen.getByRole('button', { name: 'Link' })).toHaveFocus()
})

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' })
const html = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('\n')

test('several pictures are inserted where they were dropped, in order; a failed one is sent again', async () => {
  const refused = new Set(['two.jpg'])
  const source: PictureSource = {
    send: ({ name }) =>
      refused.delete(name)
        ? Promise.reject(new Error('slow'))
        : Promise.resolve(`/files/3/${name === 'one.jpg' ? 1 : 2}/640.webp`),
    messageOf: () => 'The network is slow',
  }
  const { container } = render(<Introduction pictures={source} />)
  await screen.findByRole('toolbar', { name: 'Format' })
  const input = container.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('nowhere to choose pictures')
  await userEvent.upload(input, [photo('one.jpg'), photo('two.jpg')])

  expect(await screen.findByRole('alert')).toHaveTextContent('two.jpg The network is slow')
  expect(html()).toContain('<p>Breathe</p><img src="/files/3/1/640.webp" alt="">')
  expect(html()).not.toContain('blob:')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(html()).toContain('<img src="/files/3/1/640.webp" alt=""><img src="/files/3/2/640.webp" alt="">'),
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('stores only the address of a video, and rejects addresses of other hosts', async () => {
  render(<Introduction pictures={{ send: () => Promise.resolve(null), messageOf: () => '' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Video' }))
  const address = screen.getByRole('textbox', { name: 'Address of the video' })
  await userEvent.type(address, 'https://example.com/film{Enter}')
  expect(address).toHaveAccessibleDescription(/No video/)
  await userEvent.clear(address)
  await userEvent.type(address, 'https://youtu.be/dQw4w9WgXcQ{Enter}')
  expect(html()).toContain(
    '<a data-film="youtube:dQw4w9WgXcQ" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">YouTube</a>',
  )
})

test('a table is inserted, and changed where the cursor is', async () => {
  render(<Introduction pictures={{ send: () => Promise.resolve(null), messageOf: () => '' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Table' }))
  expect(html().match(/<th /g)).toHaveLength(3)
  expect(html().match(/<tr>/g)).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Add row' }))
  expect(html().match(/<tr>/g)).toHaveLength(4)
})
