import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSettings } from '../operating/settings.ts'
import { findInstalled, findTranscoder } from './ffmpeg.ts'

const searchPath = process.env['PATH']
const none = async () => null
const { transcoder: any } = await findTranscoder({ searchPath })
const { transcoder: packaged } = await findTranscoder({})

let workDir: string
beforeEach(async () => {
  workDir = await mkdtemp(path.join(tmpdir(), 'seodang-ffmpeg-'))
})
afterEach(() => rm(workDir, { recursive: true, force: true }))

/** One that says so of itself, and can make what is needed. */
const program = (name: string, version: string) =>
  writeFile(
    path.join(workDir, name),
    `#!/bin/sh\necho "ffmpeg version ${version}"; echo " libx264 "; echo " aac "; echo " hls "`,
    { mode: 0o755 },
  )

describe('finding a transcoder', () => {
  test('without any the advice is to install one', async () => {
    const report = await findTranscoder({ searchPath: workDir, packaged: none })
    expect(report).toEqual({ transcoder: null, advice: 'INSTALL_ONE' })
  })

  test('a configured one that does not run is not replaced silently', async () => {
    expect(await findTranscoder({ configured: '/no/such/ffmpeg', searchPath })).toEqual({
      transcoder: null,
      advice: 'REPLACE_CONFIGURED',
    })
  })

  test('a program without the required formats is skipped', async () => {
    await writeFile(path.join(workDir, 'ffmpeg'), '#!/bin/sh\necho "ffmpeg version 6.0"', { mode: 0o755 })
    expect(await findTranscoder({ searchPath: workDir, packaged: none })).toMatchObject({ transcoder: null })
  })

  test.skipIf(!any)('the configured one comes first', async () => {
    const { transcoder } = await findTranscoder({ configured: any?.path, searchPath })
    expect(transcoder).toMatchObject({ source: 'configured', version: any?.version })
  })

  test.each([
    ['4.1', null],
    ['N-47683-g0e8eb07980-static', '7.1'],
  ])('where strangers send videos, none as old as %s reads them', async (old, newer) => {
    await program('old', old)
    if (newer) await program('ffmpeg', newer)
    const where = { searchPath: workDir, packaged: async () => path.join(workDir, 'old') }
    expect(await findTranscoder({ ...where, mayBeOld: false })).toMatchObject(
      newer
        ? { transcoder: { version: newer, source: 'system' }, advice: null }
        : { transcoder: null, advice: 'INSTALL_NEWER' },
    )
    expect(await findTranscoder({ ...where, mayBeOld: true })).toMatchObject({
      transcoder: { version: newer ?? old },
    })
  })

  test('an installation that others reach takes no old one, one for this machine alone does', async () => {
    await program('ffmpeg', '4.1')
    const publicOne = { PUBLIC_URL: 'https://class.example', MASTER_SECRET: 'ab'.repeat(32) }
    const foundWith = (env: Record<string, string>) => findInstalled(readSettings(env, workDir), workDir)

    expect(await foundWith(publicOne)).toEqual({ transcoder: null, advice: 'INSTALL_NEWER' })
    expect(await foundWith({ ...publicOne, FFMPEG_PATH: path.join(workDir, 'ffmpeg') })).toEqual({
      transcoder: null,
      advice: 'INSTALL_NEWER',
    })
    expect(await foundWith({})).toMatchObject({ transcoder: { version: '4.1' } })
  })

  test.skipIf(!packaged)('the packaged one comes last, with the advice to install a newer one', async () => {
    const report = await findTranscoder({ searchPath: workDir })
    expect(report).toMatchObject({ transcoder: { source: 'packaged' }, advice: 'INSTALL_NEWER' })
    expect(report.transcoder?.path).toBe(packaged?.path)
  })
})
