// Finds the programs that tests need and npm does not install: a browser and ffmpeg.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { packagedChromium } from './packaged-chromium.mjs'
import { run, withLine } from './run.mjs'

/** Chromium without windows: a fourth less CPU for the same pages. Debian packages it apart. */
const SHELL = 'chromium-headless-shell'
const browserNames = [
  SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const browserPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns a Chromium that starts as `{ path }`, or `{ problem }` in one sentence. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH
  if (named) {
    const works = await starts(named)
    return works ? { path: named } : { problem: `CHROME_PATH is ${named}, which does not start.` }
  }
  const path =
    (await shellByApt()) ??
    (await installedBrowser()) ??
    (await browserByApt()) ??
    (await packagedChromium(starts))
  if (path) return { path }
  return {
    problem: 'No Chromium was found and none could be fetched. Install chromium, or set CHROME_PATH to one.',
  }
}

/** The system's ffmpeg, installed if possible; otherwise null, and the packaged one is used. */
export async function findFfmpeg() {
  if (process.env.FFMPEG_PATH) return process.env.FFMPEG_PATH
  const installed = inPath('ffmpeg')
  if (installed || !canUseApt()) return installed
  await aptInstall('ffmpeg')
  return inPath('ffmpeg')
}

async function installedBrowser() {
  for (const path of [...browserNames.map(inPath), ...browserPaths]) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return null
}

/** Ubuntu has no package of this name. */
async function shellByApt() {
  if (inPath(SHELL) || !canUseApt(/^ID=debian$/m)) return null
  await aptInstall(SHELL)
  const path = inPath(SHELL)
  return path && (await starts(path)) ? path : null
}

async function browserByApt() {
  if (!canUseApt()) return null
  await aptInstall('chromium')
  return installedBrowser()
}

/** On Ubuntu the program of that name may only be a pointer to snap, so its existence is not enough. */
async function starts(path) {
  const { status, output } = await run(path, ['--version', '--no-sandbox'], { timeoutMs: 20_000 })
  return status === 0 && /\d+\.\d+\.\d+/.test(output)
}

export function inPath(name) {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null
}

function canUseApt(systems = /^ID(_LIKE)?=.*(debian|ubuntu)/m) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return false
  return systems.test(readFileSync('/etc/os-release', 'utf8'))
}

function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return withLine(`Installing ${name} by apt`, async () => {
    await run('apt-get', ['update', '-q'], { env, timeoutMs: 180_000 })
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], {
      env,
      timeoutMs: 600_000,
    })
  })
}
