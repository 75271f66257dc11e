import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TagInput } from './TagInput.tsx'
import { isTag } from './tags.ts'

test.each([
  ['email', 'mina@example.com', true], ['email', 'mina@example', false],
  ['url', 'https://example.com/a', true], ['url', 'ftp://example.com', false], ['url', 'example.com', false],
  ['digits', '0123', true], ['digits', '1a', false],
  ['isodate', '2026-11-21', true], ['isodate', '2026-13-01', false],
  ['textTag', '저녁_요가7', true], ['textTag', '저녁 요가', false], ['textTag', '#요가', false], ['textTag', 'a'.repeat(21), false],
  ['text', '저녁 요가', true], ['text', '', false],
] as const)('a tag of kind %s: %s', (kind, text, isFine) => expect(isTag(text, kind)).toBe(isFine)) // oxfmt-ignore

const words = { full: 'full', twice: 'twice', wrong: 'wrong', remove: (tag: string) => `remove ${tag}` }
function Tags(props: { allowsTwice?: boolean; most?: number }) {
  const [tags, setTags] = useState(['yoga'])
  return (
    <>
      <TagInput label="Tags" value={tags} onChange={setTags} words={words} kind="textTag" {...props} />
      <output>{tags.join('|')}</output>
    </>
  )
}
const open = (props: { allowsTwice?: boolean; most?: number } = {}) => {
  render(<Tags {...props} />)
  const box = screen.getByRole('textbox', { name: 'Tags' })
  return { user: userEvent.setup(), box, tags: () => screen.getByRole('status').textContent }
}

test('Enter, a comma and Tab add a tag; Backspace and its button remove one', async () => {
  const { user, box, tags } = open()
  await user.type(box, 'calm{Enter}')
  await user.type(box, 'slow,')
  await user.type(box, 'deep')
  await user.tab()
  expect(tags()).toBe('yoga|calm|slow|deep')
  expect(box).toHaveFocus()
  await user.type(box, '{Backspace}')
  await user.click(screen.getByRole('button', { name: 'remove yoga' }))
  expect(tags()).toBe('calm|slow')
})

test('an invalid tag stays in the box with an error; a pasted list is split', async () => {
  const { user, box, tags } = open()
  await user.type(box, 'two words{Enter}')
  expect(screen.getByText('wrong')).toBeVisible()
  expect(box).toHaveValue('two words')
  await user.clear(box)
  await user.paste('calm, slow, yoga')
  expect([tags(), screen.queryByText('twice')?.textContent]).toEqual(['yoga|calm|slow', 'twice'])
})

test('rejects tags beyond the limit, and allows duplicates where they are enabled', async () => {
  const { user, box, tags } = open({ allowsTwice: true, most: 2 })
  await user.type(box, 'yoga{Enter}')
  await user.type(box, 'calm{Enter}')
  expect([tags(), screen.queryByText('full')?.textContent]).toEqual(['yoga|yoga', 'full'])
})
