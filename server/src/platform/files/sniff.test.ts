import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentTypeOf, isImage, isVideo, sniff } from './sniff.ts'

const picture = sharp({ create: { width: 4, height: 4, channels: 3, background: '#175' } })
const bytes = (text: string) => Buffer.from(text, 'latin1')
const box = (brand: string) => bytes(`\0\0\0\x20ftyp${brand}\0\0\0\0isom`)
const matroska = (type: string) => bytes(`\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84${type}`)

describe('the type of a picture is detected by its bytes', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('%s', async (format) => {
    const kind = sniff(await picture.clone().toFormat(format).toBuffer())
    expect(kind).toBe(format)
    expect(isImage(kind) && !isVideo(kind)).toBe(true)
  })
})

test.each([
  ['mp4', box('isom')],
  ['mp4', box('mp42')],
  ['mov', box('qt  ')],
  ['mov', bytes('\0\0\0\x08wide\0\0\0\0mdat')],
  ['webm', matroska('webm')],
  ['mkv', matroska('matroska')],
  ['avi', bytes('RIFF\x10\0\0\0AVI LIST')],
  ['ts', bytes(('G' + '\0'.repeat(187)).repeat(5))],
  ['ts', bytes(('\0\0\0\0G' + '\0'.repeat(187)).repeat(5))],
] as const)('%s is a video', (kind, file) => {
  expect(sniff(file)).toBe(kind)
  expect(isVideo(sniff(file))).toBe(true)
})

test('a pdf is neither picture nor video', () => {
  expect(sniff(bytes('%PDF-1.7\n'))).toBe('pdf')
  expect(isImage('pdf') || isVideo('pdf')).toBe(false)
  expect(contentTypeOf('pdf')).toBe('application/pdf')
})

test.each([
  ['a drawing that may hold scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>1</script>'],
  ['a sound', '\0\0\0\x20ftypM4A \0\0\0\0isom'],
  ['a sound of windows', 'RIFF\x10\0\0\0WAVEfmt '],
  ['a program', '\x7fELF'],
  ['text that begins with G', 'G'.padEnd(800, '.')],
  ['nothing', ''],
])('%s is not an accepted type', (_, text) => {
  expect(sniff(bytes(text))).toBeNull()
})
