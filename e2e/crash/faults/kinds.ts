import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  allProcesses,
  commandOf,
  folderOf,
  parentOf,
} from '../../../server/src/platform/operating/processes.ts'
import { aVideo } from '../../video.ts'
import { anUpload, type VideoRef } from '../videos.ts'
import type { Person } from '../people.ts'
import type { Installation, ServerProcess } from './installation.ts'

export interface Target {
  installation: Installation
  /** The process that serves. */
  server: () => ServerProcess
  /** Registers another process as the one that serves. */
  replace: (server: ServerProcess) => void
  /** Videos whose preparation was interrupted. */
  videos: { owner: Person; videoRef: VideoRef }[]
}
interface Fault {
  /** Returns the reason why this machine cannot run it, or `null` if it can. */
  unavailable?: (installation: Installation) => string | null
  run: (target: Target) => Promise<void>
}

const TRANSCODER_WITHIN_MS = 90_000
/** Per process that waits for a core: one that ends at once has to be loaded first. */
const LOSER_ENDS_WITHIN_MS = 60_000
const perCore = () => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
const FULL_MS = 1500

const withoutProc = () => (process.platform === 'linux' ? null : 'processes are found in /proc only')
const assert = (isTrue: boolean, message: string) => {
  if (!isTrue) throw new Error(message)
}
const postmasterOf = ({ dataDir }: Installation) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

async function killServer({ server }: Target) {
  server().kill('SIGKILL')
  await server().ended
}

/** Kills the server and the database together, as in a power failure. */
async function cutPower(target: Target) {
  process.kill(postmasterOf(target.installation), 'SIGKILL')
  await killServer(target)
}

/** Kills one database process of a connection; PostgreSQL then ends all the others. */
async function killConnection({ installation }: Target) {
  const postmaster = postmasterOf(installation)
  const backend = allProcesses().find(
    (pid) => parentOf(pid) === postmaster && commandOf(pid)[0]?.startsWith('postgres: seodang') === true,
  )
  assert(backend !== undefined, 'the database serves nobody')
  process.kill(backend ?? 0, 'SIGKILL')
}

/** Kills the transcoder during the preparation of a video. A check after all rounds expects the video to play. */
async function killTranscoder({ installation, videos }: Target) {
  const { port, dataDir } = installation
  const bytes = readFileSync(await aVideo('fault.mp4', { seconds: 12 }))
  const { owner, videoRef, send } = await anUpload({ port: () => port, dataDir }, bytes.length)
  assert((await send(0, bytes)).ok, 'the video was not accepted')
  videos.push({ owner, videoRef })
  const work = join(realpathSync(dataDir), 'work')
  const isTranscoder = (pid: number) =>
    folderOf(pid)?.startsWith(work) === true && commandOf(pid)[0]?.includes('ffmpeg') === true
  const until = performance.now() + TRANSCODER_WITHIN_MS
  for (;;) {
    const found = allProcesses().find(isTranscoder)
    if (found !== undefined) return void process.kill(found, 'SIGKILL')
    assert(performance.now() < until, 'the transcoder did not begin')
    await pause(25)
  }
}

/** Fills the disk for a while; the server must report that it is not ready, and continue once there is space. */
async function fillDisk({ installation }: Target) {
  const ballast = join(installation.dataDir, 'ballast')
  try {
    fill(ballast)
    await pause(FULL_MS)
    assert(!(await installation.isReady()), 'the disk is full, and the product says that it is ready')
  } finally {
    rmSync(ballast, { force: true })
  }
}

function fill(path: string) {
  const file = openSync(path, 'w')
  const piece = Buffer.alloc(1024 * 1024)
  try {
    for (;;) writeSync(file, piece)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

/** Runs a backup beside the running product, which must not be affected. */
async function backUp({ installation }: Target) {
  const before = postmasterOf(installation)
  const target = join(installation.dataDir, '..', 'fault-backup.tar')
  const command = installation.start('backup', target)
  const code = await command.ended
  rmSync(target, { force: true })
  assert(code === 0, `the backup failed:\n${command.output()}`)
  assert(postmasterOf(installation) === before, 'the backup ended the database')
  assert(await installation.isReady(), 'after the backup the product is not ready')
}

/** Starts two processes with the same data folder: one serves, the other prints in its last lines why it does not. */
async function startTwo({ installation, replace }: Target) {
  const both = [installation.start(), installation.start()]
  const loser = await Promise.race([
    ...both.map((one) => one.ended.then(() => one)),
    pause(LOSER_ENDS_WITHIN_MS * perCore(), null, { ref: false }),
  ])
  const winner = both.find((one) => one !== loser)
  if (!loser || !winner) throw new Error('two servers run at one port')
  replace(winner)
  assert(loser.code() === 1 && /Port \d+ is taken/.test(loser.output()), `it ended with:\n${loser.output()}`)
}

export const faults: Record<string, Fault> = {
  'server killed': { run: killServer },
  'database killed': {
    run: ({ installation }) => Promise.resolve(void process.kill(postmasterOf(installation), 'SIGKILL')),
  },
  'server and database killed': { run: cutPower },
  'a connection of the database killed': { unavailable: withoutProc, run: killConnection },
  'transcoder killed': { unavailable: withoutProc, run: killTranscoder },
  'disk filled and freed': { unavailable: ({ noDisk }) => noDisk, run: fillDisk },
  'backup beside it': { run: backUp },
  'server killed, two started': {
    run: async (target) => {
      await killServer(target)
      await startTwo(target)
    },
  },
  'both killed, two started': {
    run: async (target) => {
      await cutPower(target)
      await startTwo(target)
    },
  },
}
