import { expect, test } from 'vitest'
import type { SourceVideo } from './probe.ts'
import { printStoryboard, storyboardFor } from './storyboard.ts'

const video = (durationSeconds: number, width = 1920, height = 1080): SourceVideo => ({
  durationSeconds,
  width,
  height,
  framesPerSecond: 30,
  video: { index: 0, codec: 'h264' },
  audio: null,
})

test.each([
  ['nothing', 9.9, null],
  ['a picture every two seconds', 61, { seconds: 2, pictures: 30, width: 192, height: 108 }],
  ['never more than five hundred', 3 * 3600, { seconds: 22, pictures: 490, width: 192, height: 108 }],
] as const)('a video is shown above its seek bar by %s', (_, seconds, expected) => {
  expect(storyboardFor(video(seconds))).toEqual(expected)
})

test('portrait videos have portrait thumbnails', () => {
  expect(storyboardFor(video(60, 1080, 1920))).toMatchObject({ width: 108, height: 192 })
})

test('each moment of a video has one thumbnail, and the last one covers the rest', () => {
  const index = printStoryboard({ seconds: 2, pictures: 102, width: 192, height: 108 })
  const cues = [...index.matchAll(/(\S+) --> (\S+)\n(\S+)/g)].map(([, from, to, what]) => ({
    from,
    to,
    what,
  }))
  expect(index.startsWith('WEBVTT\n')).toBe(true)
  expect(cues[0]).toEqual({ from: '00:00:00.000', to: '00:00:02.000', what: '0.jpg#xywh=0,0,192,108' })
  expect(cues[11]?.what).toBe('0.jpg#xywh=192,108,192,108')
  expect(cues[100]).toEqual({
    from: '00:03:20.000',
    to: '00:03:22.000',
    what: '1.jpg#xywh=0,0,192,108',
  })
  expect(cues.slice(1).every(({ from }, at) => from === cues[at]?.to)).toBe(true)
  expect(cues.at(-1)?.to).toBe('99:59:59.000')
})
