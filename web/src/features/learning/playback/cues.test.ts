import { expect, test } from 'vitest'
import { cueAt, cuesOf, cuesWith } from './cues.ts'

const vtt = `WEBVTT

NOTE made by hand

1
00:00:01.000 --> 00:00:03.500 line:80%
<v Kim>숨을 &lt;깊게&gt;
들이마셔요

01:02:03.250 --> 01:02:05.000
Breathe &amp; rest

00:09.000 --> 00:10.000

`

test('parses captions into lines with their times, without tags', () => {
  expect(cuesOf(vtt)).toEqual([
    { start: 1, end: 3.5, text: '숨을 <깊게> 들이마셔요' },
    { start: 3723.25, end: 3725, text: 'Breathe & rest' },
  ])
  expect(cuesOf('no captions at all')).toEqual([])
})

test('finds a line by its words in any case, and by a position', () => {
  const cues = cuesOf(vtt)
  expect(cuesWith(cues, 'REST breathe')).toEqual([cues[1]])
  expect(cuesWith(cues, '  ')).toEqual(cues)
  expect(cueAt(cues, 0.5)).toBeNull()
  expect(cueAt(cues, 60)).toBe(cues[0])
})
