import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Family } from 'contract/values/documents'
import { inspected, looksLike } from './documents.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
test.each<[Family, string, boolean]>([
  ['pdf', '%PDF-1.7', true],
  ['pdf', 'MZ\x90\0', false],
  ['zip', 'PK\x03\x04rest', true],
  ['office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', true],
  ['office', 'PK\x03\x04', false],
  ['text', 'name,score\n', true],
  ['text', 'a\0b', false],
  ['text', '', false],
  ['mp3', 'ID3\x04', true],
  ['mp3', '\xff\xfb\x90', true],
  ['mp3', '\xff\xd8\xff', false],
  ['wav', 'RIFF\0\0\0\0WAVEfmt ', true],
  ['mp4', '\0\0\0\x18ftypM4A ', true],
])('%s of %j: %s', (family, head, expected) => {
  expect(looksLike(family, bytes(head))).toBe(expected)
})

const through = (parts: Buffer[], maxBytes: number) =>
  buffer(inspected(Readable.from(parts), { family: 'pdf', maxBytes }))

test('an upload in pieces passes completely', async () => {
  const parts = [bytes('%P'), bytes('DF-1.7'), Buffer.alloc(5000, 1), Buffer.alloc(9000, 2)]
  expect(await through(parts, 20_000)).toEqual(Buffer.concat(parts))
})
test('an upload with the wrong type, no content or too much is aborted', async () => {
  await expect(through([Buffer.alloc(9000, 1)], 20_000)).rejects.toThrow()
  await expect(through([], 20_000)).rejects.toThrow()
  await expect(through([bytes('%PDF-'), Buffer.alloc(30_000)], 20_000)).rejects.toThrow()
})
