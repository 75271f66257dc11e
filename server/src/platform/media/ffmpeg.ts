import { execFile } from 'node:child_process'
import { access, chmod, constants } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TranscoderAdvice } from 'contract/views/operator-health/schemas'
import type { Settings } from '../operating/settings.ts'

export type Transcoder = { path: string; version: string; source: 'configured' | 'system' | 'packaged' }

/** The transcoder found, and advice to the operator: null or one of these. */
type TranscoderReport = { transcoder: Transcoder | null; advice: TranscoderAdvice | null }

type Whereabouts = {
  /** FFMPEG_PATH. A configured program is the only candidate. */
  configured?: string | undefined
  /** PATH of this process. */
  searchPath?: string | undefined
  packaged?: () => Promise<string | null>
  /** Whether an old one is acceptable: where only this machine reaches the product, nobody uploads malicious files. */
  mayBeOld?: boolean
}

const OLDEST_WELCOME = 5
const PROBE_TIMEOUT_MS = 15_000
const execute = promisify(execFile)

/** The transcoder that the settings or the PATH of an installation name. */
export const findInstalled = (
  { ffmpegPath, isDemo }: Pick<Settings, 'ffmpegPath' | 'isDemo'>,
  searchPath: string | undefined,
) => findTranscoder({ configured: ffmpegPath ?? undefined, searchPath, mayBeOld: isDemo })

/** Starts every candidate once to test it, so call it at start and keep the result. */
export async function findTranscoder(where: Whereabouts): Promise<TranscoderReport> {
  const found = await findAny(where)
  if (!found.transcoder || where.mayBeOld !== false || found.advice !== 'INSTALL_NEWER') return found
  return nothing('INSTALL_NEWER')
}

async function findAny(where: Whereabouts): Promise<TranscoderReport> {
  if (where.configured) {
    const transcoder = await probe(where.configured, 'configured')
    return transcoder ? { transcoder, advice: ageAdvice(transcoder) } : nothing('REPLACE_CONFIGURED')
  }
  for (const candidate of systemCandidates(where.searchPath)) {
    const transcoder = await probe(candidate, 'system')
    if (transcoder) return { transcoder, advice: ageAdvice(transcoder) }
  }
  const packaged = await (where.packaged ?? packagedFfmpeg)()
  const transcoder = packaged && (await probe(packaged, 'packaged'))
  return transcoder ? { transcoder, advice: ageAdvice(transcoder) } : nothing('INSTALL_ONE')
}

const nothing = (advice: TranscoderAdvice): TranscoderReport => ({ transcoder: null, advice })

/** Old versions are less safe with malicious files; builds from the repository (`N-47683-…`) hide their age. */
function ageAdvice({ version, source }: Transcoder): TranscoderAdvice | null {
  const major = Number(/^n?(\d+)[.]/.exec(version)?.[1] ?? NaN)
  return source === 'packaged' || major < OLDEST_WELCOME ? 'INSTALL_NEWER' : null
}

function systemCandidates(searchPath = ''): string[] {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  const folders = searchPath.split(path.delimiter).filter(path.isAbsolute)
  return folders.map((folder) => path.join(folder, name))
}

/** Null unless it runs and supports H.264, AAC and HLS. */
async function probe(file: string, source: Transcoder['source']): Promise<Transcoder | null> {
  try {
    await access(file, constants.X_OK)
    const [about, encoders, muxers] = await Promise.all(
      ['-version', '-encoders', '-muxers'].map((question) => ask(file, question)),
    )
    const version = /^ffmpeg version (\S+)/.exec(about ?? '')?.[1]
    const able =
      / libx264 /.test(encoders ?? '') && / aac /.test(encoders ?? '') && / hls /.test(muxers ?? '')
    return version && able ? { path: file, version, source } : null
  } catch {
    return null
  }
}

async function ask(file: string, question: string): Promise<string> {
  const settings = { env: { LC_ALL: 'C' }, timeout: PROBE_TIMEOUT_MS, windowsHide: true }
  return (await execute(file, ['-hide_banner', question], settings)).stdout
}

/** An optional dependency: it may be absent, or have no binary for this machine. */
async function packagedFfmpeg(): Promise<string | null> {
  try {
    const load = createRequire(import.meta.url)
    const { path: file } = load('@ffmpeg-installer/ffmpeg') as { path: string }
    // Some installers unpack it without execute permission; a read-only installation stays as it is.
    await chmod(file, 0o755).catch(() => undefined)
    return file
  } catch {
    return null
  }
}
