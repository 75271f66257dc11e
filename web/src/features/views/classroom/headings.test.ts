import { expect, test } from 'vitest'
import { stepped } from './headings.ts'

test('a text that starts with a small heading is shifted to one level below its lesson', () => {
  expect(stepped('<h3>하나</h3><p>글</p><h4>둘</h4><h3>셋</h3>')).toBe(
    '<h2>하나</h2><p>글</p><h3>둘</h3><h2>셋</h2>',
  )
})
test('heading levels without gaps stay as they are', () => {
  const text = '<h2>하나</h2><h3>둘</h3><h4>셋</h4><h2>넷</h2><hr>'
  expect(stepped(text)).toBe(text)
  expect(stepped('<h2>하나</h2><h4>둘</h4>')).toBe('<h2>하나</h2><h3>둘</h3>')
})
