import { expect, test } from 'vitest'
import { normalizeWork, checkHandedIn } from './assignments.rules.ts'

const nothing = { content: '', linkUrl: null, fileSeq: null }
test.each([
  ['a text that is empty', '00', nothing, 'body.content'],
  ['a file that is missing', '01', { ...nothing, content: '여기요' }, 'body.fileSeq'],
  ['a link that is none', '02', { ...nothing, linkUrl: 'my page' }, 'body.linkUrl'],
  ['a link that would run something', '02', { ...nothing, linkUrl: 'javascript:alert(1)' }, 'body.linkUrl'],
  ['a link that is not encrypted', '02', { ...nothing, linkUrl: 'http://example.com/a' }, undefined],
  ['a link', '02', { ...nothing, linkUrl: 'https://example.com/a' }, undefined],
  ['a text', '00', { ...nothing, content: '했어요' }, undefined],
] as const)('%s', (_, mission, work, path) => {
  expect(checkHandedIn(mission, work)[0]?.path).toBe(path)
})

test('only the parts that the mission asks for are stored', () => {
  const all = { content: '말', linkUrl: 'https://example.com', fileSeq: 3 as never }
  expect(normalizeWork('00', all)).toEqual({ content: '말', linkUrl: null, fileSeq: null })
  expect(normalizeWork('01', all)).toEqual({ content: '말', linkUrl: null, fileSeq: 3 })
})
