import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takeFile, takesIn } from '../live-media/takes.ts'
import { findTranscoder } from './ffmpeg.ts'
import { joinTakes, readParts } from './join-takes.ts'
import { probeVideo } from './probe.ts'
import { flags, mustRunFfmpeg, runFfmpeg } from './run-ffmpeg.ts'

const { transcoder } = await findTranscoder({ searchPath: process.env['PATH'] })
const ffmpeg = transcoder?.path ?? ''

/** A folder with takes, in which sound begins later than the picture. */
async function aRecording() {
  const folder = mkdtempSync(join(tmpdir(), 'takes-'))
  const run = (args: string[]) => mustRunFfmpeg({ ffmpeg, folder, args, timeoutMs: 60_000 })
  return {
    folder,
    picture: (take: number, seconds: number, size = '320x180') =>
      run([
        ...flags({ f: 'lavfi', i: `testsrc=s=${size}:r=10:d=${seconds}`, 'c:v': 'libvpx', 'b:v': '200k' }),
        takeFile(take, 'picture'),
      ]),
    sound: (take: number, index: number, { from, seconds }: { from: number; seconds: number }) =>
      run([
        ...flags({ f: 'lavfi', i: `sine=f=440:d=${seconds}`, output_ts_offset: from, 'c:a': 'libopus' }),
        takeFile(take, `sound-${index}`),
      ]),
    async video(output: string) {
      const takes = takesIn(await readdir(folder))
      await joinTakes({ ffmpeg, folder, takes, output })
      const source = join(folder, output)
      return { source, ...(await probeVideo({ ffmpeg, source, folder })) }
    },
    /** Where it is silent, in seconds. */
    async silences(source: string) {
      const args = [...flags({ i: source, af: 'silencedetect=n=-50dB:d=0.5', f: 'null' }), '-']
      const { log } = await runFfmpeg({ ffmpeg, folder, args, timeoutMs: 60_000 })
      return [...log.matchAll(/silence_(start|end): (-?[\d.]+)/g)].map(([, , at]) => Math.round(Number(at)))
    },
  }
}

test.skipIf(!transcoder)(
  'takes become one video in one size, in which every voice keeps its time',
  async () => {
    const { picture, sound, video, silences, folder } = await aRecording()
    await picture(1000, 4)
    await sound(1000, 0, { from: 2, seconds: 2 })
    await sound(1000, 1, { from: 0, seconds: 1 })
    await picture(2000, 2, '240x320')

    const made = await video('joined.mkv')
    expect(made).toMatchObject({
      width: 1280,
      height: 720,
      video: { codec: 'h264' },
      audio: { codec: 'aac' },
    })
    expect(Math.round(made.durationSeconds)).toBe(6)
    expect(await silences(made.source)).toEqual([1, 2, 4, 6])
    expect((await readdir(folder)).filter((name) => name.startsWith('part'))).toEqual([])
    const parts = await readParts(folder)
    expect(parts.map(({ beganAt }) => beganAt)).toEqual([1000, 2000])
    expect(parts.map(({ lastsMs }) => Math.round((lastsMs ?? 0) / 1000))).toEqual([4, 2])
  },
  60_000,
)
