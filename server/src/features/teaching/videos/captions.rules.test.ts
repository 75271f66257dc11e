import { expect, test } from 'vitest'
import { cuesOf, decoded, writtenAsVtt } from './captions.rules.ts'

const srt = `1
00:00:01,000 --> 00:00:03,500
<i>안녕하세요</i>
{\\an8}반가워요

2
00:00:04,000 --> 00:00:05,000
<script>alert(1)</script> 1 < 2 & 3

3
00:00:09,000 --> 00:00:08,000
거꾸로
`
test('an SRT file becomes plain captions without markup', () => {
  expect(writtenAsVtt(cuesOf(srt))).toBe(`WEBVTT

00:00:01.000 --> 00:00:03.500
안녕하세요
반가워요

00:00:04.000 --> 00:00:05.000
alert(1) 1 &lt; 2 &amp; 3
`)
})

test('of a WebVTT file only the text stays: no styles, notes, regions, positions or voices', () => {
  const vtt = `\uFEFFWEBVTT - title

STYLE
::cue { background: url(https://example.com/x) }

NOTE 00:00:00.000 --> nothing

intro
01:02.5 --> 01:04.000 align:start position:10%
<v 하늘>R&amp;D &lt;3

00:00:01.000 --> 00:00:02.000
먼저`
  expect(cuesOf(vtt)).toEqual([
    { from: 1000, to: 2000, text: '먼저' },
    { from: 62_500, to: 64_000, text: 'R&D <3' },
  ])
  expect(writtenAsVtt(cuesOf(vtt))).toContain('R&amp;D &lt;3')
})

test('Windows line ends and hours above a hundred are parsed', () => {
  expect(cuesOf('1\r\n100:00:00,000 --> 100:00:01,000\r\n끝\r\n\r\n')).toEqual([
    { from: 360_000_000, to: 360_001_000, text: '끝' },
  ])
  expect(cuesOf('그냥 글\n\n또 글')).toEqual([])
})

test.each([
  ['UTF-8', Buffer.from('자막', 'utf8')],
  ['UTF-16 of Windows', Buffer.from('\uFEFF자막', 'utf16le')],
  ['UTF-16, the other way round', Buffer.from('\uFEFF자막', 'utf16le').swap16()],
  ['CP949', Buffer.from([0xc0, 0xda, 0xb8, 0xb7])],
])('a text in %s is decoded', (_name, bytes) => {
  expect(decoded(bytes, 'ko')?.replace('\uFEFF', '')).toBe('자막')
})

test('legacy Japanese encodings are decoded, and binary files are refused', () => {
  expect(decoded(Buffer.from([0x8e, 0x9a, 0x96, 0x8b]), 'ja')).toBe('字幕')
  expect(decoded(Buffer.from([0xff, 0xff, 0xff]), 'ko')).toBeNull()
})
