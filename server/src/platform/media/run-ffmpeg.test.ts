import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SampleVideoOptions, makeSampleVideo } from '../../testing/sample-videos.ts'
import { isRunning } from '../operating/processes.ts'
import { type Transcoder, findTranscoder } from './ffmpeg.ts'
import { encodeLadder, renditionsFor } from './ladder.ts'
import { MediaError } from './media-error.ts'
import { packageVideo } from './package-video.ts'
import { runFfmpeg } from './run-ffmpeg.ts'

const { transcoder: any } = await findTranscoder({ searchPath: process.env['PATH'] })

let workDir: string
beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'seodang-run-'))
})
afterEach(() => rm(workDir, { recursive: true, force: true }))

const key = randomBytes(16)
const SLOW = 120_000
const WAITING = { timeout: 20_000, interval: 50 }
const aVideo = (options: SampleVideoOptions = {}) => makeSampleVideo(any, workDir, options)

describe('a run', () => {
  test.each([
    ['cannot start', '', 'missing'],
    ['is ended by the system', 'kill -9 $$', 'watched'],
  ])('that %s is not the fault of the upload', async (_, script, name) => {
    const { ffmpeg } = await watched(script)
    const broken = { ...ffmpeg, path: path.join(workDir, name) }
    const order = { ffmpeg: broken, source: 'any.mp4', workDir: inside(), key }
    await expect(packageVideo(order)).rejects.toMatchObject({ problem: 'FAILED' })
  })

  test(
    'that is aborted ends its process and cleans up',
    async () => {
      const { ffmpeg, notes } = await watched()
      const source = await aVideo({ seconds: 20 })
      const stop = new AbortController()
      const order = {
        ffmpeg,
        source,
        workDir: inside(),
        key,
        signal: stop.signal,
        onProgress: () => stop.abort(),
      }
      await expect(packageVideo(order)).rejects.toMatchObject({ problem: 'ABORTED' })
      const pids = [...(await notes()).matchAll(/^pid (\d+)/gm)].map(([, pid]) => Number(pid))
      expect(pids.length).toBeGreaterThan(2)
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
      expect(await readdir(inside())).toEqual([])
    },
    SLOW,
  )

  test(
    'gets no secret of this process',
    async () => {
      process.env['SEODANG_TEST_SECRET'] = 'do not tell'
      const { ffmpeg, notes } = await watched()
      await packageVideo({
        ffmpeg,
        source: await aVideo({ seconds: 1, size: '64x64' }),
        workDir: inside(),
        key,
      })
      delete process.env['SEODANG_TEST_SECRET']
      expect(await notes()).not.toContain('SECRET')
      expect(await notes()).toMatch(/^HOME=.*inside/m)
    },
    SLOW,
  )

  test.runIf(process.platform !== 'win32')('ends when the process that started it is killed', async () => {
    const { ffmpeg, notes } = await watched('exec sleep 60')
    const options = JSON.stringify({ ffmpeg: ffmpeg.path, args: [], folder: workDir, timeoutMs: 60_000 })
    const parent = spawn(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      `
      const { runFfmpeg } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'run-ffmpeg.ts'))})
      await runFfmpeg(${options})`,
    ])
    const pid = await vi.waitFor(async () => Number(/^pid (\d+)/m.exec(await notes())?.[1]), WAITING)
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')

    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), WAITING)
  })

  test('that takes too long is killed', async () => {
    const { ffmpeg } = await watched('exec sleep 60')
    const run = { ffmpeg: ffmpeg.path, args: [], folder: workDir, timeoutMs: 100 }
    await expect(runFfmpeg(run)).rejects.toMatchObject({ problem: 'TOOK_TOO_LONG' })
  })

  test("that writes far more than its source's length is killed", async () => {
    const fill = 'head -c 50000000 /dev/zero > 360p/0.m4s; while :; do echo progress=continue; done'
    const { ffmpeg } = await watched(fill)
    const video = {
      durationSeconds: 1,
      width: 480,
      height: 360,
      framesPerSecond: 30,
      video: { index: 0, codec: 'h264' },
      audio: null,
    }
    const outputs = { renditions: renditionsFor(video), hasSound: false, storyboard: null }
    const order = { ffmpeg: ffmpeg.path, source: 'bomb.mp4', folder: workDir, video, ...outputs }
    await expect(encodeLadder(order)).rejects.toMatchObject({ problem: 'TOO_MUCH_OUTPUT' })
  })

  test(
    'that fails reports the reason and cleans up',
    async () => {
      const { ffmpeg } = await watched(
        'case "$*" in *filter_complex*) echo "No space left on device" >&2; exit 1;; esac',
      )
      const source = await aVideo({ seconds: 1, size: '64x64' })
      const failure = await packageVideo({ ffmpeg, source, workDir: inside(), key }).catch(
        (error: unknown) => error,
      )
      expect(failure).toBeInstanceOf(MediaError)
      expect(failure).toMatchObject({
        problem: 'DISK_FULL',
        details: expect.stringContaining('No space left'),
      })
      expect(await readdir(inside())).toEqual([])
    },
    SLOW,
  )
})

/** The working folder of a run, for later inspection. */
const inside = () => path.join(workDir, 'inside')

/** Runs the script, then the real program; records its arguments. */
async function watched(script = ''): Promise<{ ffmpeg: Transcoder; notes: () => Promise<string> }> {
  const program = path.join(workDir, 'watched')
  const notes = path.join(workDir, 'notes')
  const lines = [
    '#!/bin/sh',
    `echo "pid $$" >> ${notes}`,
    `env >> ${notes}`,
    script,
    `exec ${any?.path} "$@"`,
  ]
  await writeFile(program, lines.join('\n'), { mode: 0o755 })
  return { ffmpeg: { ...(any as Transcoder), path: program }, notes: () => readFile(notes, 'utf8') }
}
