import { describe, expect, test } from 'vitest'
import { renditionsFor, highRenditionFor } from './ladder.ts'
import { readLog } from './read-log.ts'

const log = (...streams: string[]) => ['  Duration: 01:02:03.50, start: 0.000000', ...streams].join('\n')

describe("the transcoder's description of a file", () => {
  test('is read in the format of version 5', () => {
    const video =
      '  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(tv, bt709), 1920x1080 [SAR 1:1 DAR 16:9], 217 kb/s, 29.97 fps, 30k tbn (default)'
    const audio =
      '  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 44100 Hz, mono, fltp, 69 kb/s'
    expect(readLog(log(video, audio))).toEqual({
      durationSeconds: 3723.5,
      width: 1920,
      height: 1080,
      framesPerSecond: 29.97,
      video: { index: 0, codec: 'h264' },
      audio: { index: 1, codec: 'aac' },
    })
  })

  test('is read in the format of version 4, without a length', () => {
    const said =
      '  Duration: N/A, start: 0.000000\n    Stream #0:1(eng): Video: vp8, yuv420p, 640x480, 1k fps (default)'
    expect(readLog(said)).toMatchObject({
      durationSeconds: null,
      width: 640,
      framesPerSecond: null,
      audio: null,
    })
  })

  test('a portrait video is higher than wide', () => {
    const turned = '      displaymatrix: rotation of -90.00 degrees'
    const video = '  Stream #0:0: Video: hevc (Main), yuv420p(tv), 1920x1080, 30 fps'
    expect(readLog(log(video, turned))).toMatchObject({ width: 1080, height: 1920 })
  })

  test('non-square pixels are converted', () => {
    const video = '  Stream #0:0: Video: mpeg2video, yuv420p, 720x480 [SAR 32:27 DAR 16:9], 29.97 fps'
    expect(readLog(log(video))).toMatchObject({ width: 853, height: 480 })
  })

  test('a song with a cover is not a video', () => {
    const cover = '    Stream #0:1: Video: mjpeg, yuvj420p, 600x600 [SAR 1:1 DAR 1:1], 90k tbr (attached pic)'
    expect(readLog(log('    Stream #0:0: Audio: mp3, 44100 Hz, stereo', cover))).toBeNull()
  })
})

const names = (width: number, height: number) =>
  renditionsFor({ width, height }).map((made) => `${made.name} ${made.width}×${made.height}`)

describe('the renditions of a source', () => {
  test.each([
    [
      [1920, 1080],
      ['720p 1280×720', '360p 640×360'],
    ],
    [
      [1080, 1920],
      ['720p 720×1280', '360p 360×640'],
    ],
    [
      [640, 480],
      ['480p 640×480', '360p 480×360'],
    ],
    [[321, 241], ['240p 320×240']],
    [
      [720, 720],
      ['720p 720×720', '360p 360×360'],
    ],
  ] as const)('%j', ([width, height], expected) => {
    expect(names(width, height)).toEqual(expected)
  })
})

describe('the rendition added later', () => {
  test.each([
    ['a video in full sharpness', [1920, 1080], 1080, '1080p 1920×1080 4000'],
    ['one taken upright', [1080, 1920], 1080, '1080p 1080×1920 4000'],
    ['one sharper than anybody needs', [3840, 2160], 1080, '1080p 1920×1080 4000'],
    ['one a little sharper than the others', [1600, 900], 1080, '900p 1600×900 3000'],
    ['nothing for a video that is hardly sharper', [1280, 800], 1080, null],
    ['nothing where the house makes no more', [1920, 1080], 720, null],
  ] as const)('%s', (_, [width, height], most, expected) => {
    const made = highRenditionFor({ width, height }, most)
    expect(made && `${made.name} ${made.width}×${made.height} ${made.kbps}`).toBe(expected)
  })
})
