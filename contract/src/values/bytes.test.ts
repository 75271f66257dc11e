import { expect, test } from 'vitest'
import { formatBytes } from './bytes.ts'

test.each([
  [0, '0.0 Bytes'],
  [1023, '1023.0 Bytes'],
  [1536, '1.5 KB'],
  [6 * 1024 ** 2, '6.0 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
  [3000 * 1024 ** 4, '3000.0 TB'],
])('%d bytes are written %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
