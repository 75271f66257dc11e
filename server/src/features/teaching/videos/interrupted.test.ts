import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { getUploadUrl } from 'contract/system/files/api'
import { getVideo } from 'contract/teaching/videos/api'
import { findTranscoder } from '../../../platform/media/ffmpeg.ts'
import { aClass } from '../../../testing/world.ts'
import { receive } from './upload-finished.service.ts'
import { uploadFolder, uploadPath } from '../../../platform/files/upload-folder.ts'
import { uploadIdOf } from './upload-ticket.service.ts'
import { prepareVideo } from './videos.jobs.ts'
import { changeVideo } from './videos.queries.ts'

const { transcoder } = await findTranscoder({ searchPath: '/usr/local/bin:/usr/bin:/opt/homebrew/bin' })
const SLOW = 120_000

async function aVideo() {
  const file = join(await mkdtemp(join(tmpdir(), 'seodang-video-')), 'video.mp4')
  const made = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=2', '-pix_fmt', 'yuv420p', file]
  await promisify(execFile)(transcoder?.path ?? 'ffmpeg', ['-v', 'error', '-y', ...made])
  return readFile(file)
}

/** An uploaded video that waits for preparation. */
async function aWaitingVideo() {
  const world = await aClass()
  const { app, owner, channelSeq, ports } = world
  const bytes = await aVideo()
  const query = { filename: 'video.mp4', fileSize: bytes.length, kind: 'vod' as const }
  const { uploadVodSeq } = await owner.call(getUploadUrl, { channelSeq, query })
  if (uploadVodSeq === null) throw new Error('no video')
  const uploadId = uploadIdOf({ channelSeq, uploadVodSeq }, 'a'.repeat(36))
  const ctx = await app.contextFor(channelSeq)
  const { dataDir } = ports.settings
  await writeFile(uploadPath(dataDir, uploadId), bytes)
  await changeVideo(ctx.db, { uploadVodSeq, from: ['UPLOADING'], now: ctx.now() }, { uploadId })
  await receive(ctx, { uploadVodSeq, uploadId })
  Object.assign(ports, { transcoder })
  const stored = async () => {
    const folders = join(dataDir, `files/channels/${channelSeq}/videos`)
    const names = await readdir(folders)
    return Promise.all(names.map((name) => readdir(join(folders, name))))
  }
  return {
    ...world,
    stored,
    uploads: () => readdir(uploadFolder(dataDir)),
    prepare: (signal = new AbortController().signal) => prepareVideo.run(ctx, { uploadVodSeq }, signal),
    state: async () => (await owner.call(getVideo, { channelSeq, uploadVodSeq })).state,
  }
}

test.runIf(transcoder)(
  'a video that another process began anew is not shown with the streams that process removed',
  async () => {
    const { prepare, state, stored: folders, uploads, ports } = await aWaitingVideo()
    const { moveIn } = ports.storage
    let moved = 0
    vi.spyOn(ports.storage, 'moveIn').mockImplementation(async (...file) => {
      const stored = await moveIn.apply(ports.storage, file)
      moved += 1
      // Another process took this one for dead, removed its files, and was ended too.
      if (moved === 1) await expect(prepare(AbortSignal.abort())).rejects.toThrow()
      return stored
    })

    await prepare()
    expect([await state(), await folders(), await uploads()]).toEqual(['WAITING', [], [expect.any(String)]])

    await prepare()
    expect([await state(), await uploads()]).toEqual(['READY', []])
    expect(await folders()).toEqual([expect.arrayContaining(['master.m3u8', 'poster.webp'])])
  },
  SLOW,
)

test.runIf(transcoder)(
  'of two processes that prepare a video together, the one that is done shows it whole',
  async () => {
    const { prepare, state, stored, ports } = await aWaitingVideo()
    const { moveIn } = ports.storage
    let moved = 0
    vi.spyOn(ports.storage, 'moveIn').mockImplementation(async (...file) => {
      moved += 1
      if (moved === 1) await prepare()
      return moveIn.apply(ports.storage, file)
    })

    await prepare()
    expect(await state()).toBe('READY')
    expect(await stored()).toEqual([expect.arrayContaining(['master.m3u8', 'poster.webp'])])
  },
  SLOW,
)
