import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { breathFrame, sunriseFrame } from './drawing/moving.ts'
import { drawFrame } from './pictures.ts'

const FRAMES_PER_SECOND = 20
const SUNRISE_SECONDS = 32

interface Film {
  seconds: number
  draw: (second: number) => string
  /** Soft tones, as an expression of `t` in seconds. */
  sound: string
}
const films = {
  breath: {
    seconds: 30,
    draw: breathFrame,
    sound: '0.1*(0.55-0.45*cos(2*PI*t/10))*(sin(2*PI*174*t)+0.5*sin(2*PI*261*t)+0.25*sin(2*PI*348*t))',
  },
  sunrise: {
    seconds: SUNRISE_SECONDS,
    draw: (second) => sunriseFrame(second / SUNRISE_SECONDS),
    sound:
      '0.08*(sin(2*PI*196*t)+0.6*sin(2*PI*294*t)*(0.6+0.4*sin(2*PI*t/7))+0.3*sin(2*PI*392*t)*(0.5+0.5*sin(2*PI*t/11)))',
  },
} as const satisfies Record<string, Film>
export type VideoName = keyof typeof films
export const isVideoName = (name: string): name is VideoName => Object.hasOwn(films, name)

/**
 * Draws a film of the demo site into `file` as MP4 (H.264, AAC, 1280 by 720): about a quarter of a minute of work.
 * False, and nothing is made, where no transcoder runs.
 */
export async function makeVideo(
  name: VideoName,
  { ffmpegPath, file }: { ffmpegPath: string | null; file: string },
) {
  if (ffmpegPath === null) return false
  const unfinished = `${file}.unfinished`
  try {
    await film(ffmpegPath, films[name], unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return true
}

/** Feeds one drawn picture after another to the transcoder, no faster than it takes them. */
async function film(ffmpegPath: string, { seconds, draw, sound }: Film, file: string) {
  const child = spawn(ffmpegPath, wishes({ seconds, sound, file }), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
    windowsHide: true,
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000)
  })
  const ended = once(child, 'close')
  // Its own words say more than the broken pipe they leave behind.
  const fed = pipeline(Readable.from(frames({ seconds, draw })), child.stdin).catch(() => undefined)
  const [code] = await ended
  await fed
  if (code !== 0) throw new Error(`The demo video could not be made: ${complaint.trim()}`)
}

async function* frames({ seconds, draw }: Pick<Film, 'seconds' | 'draw'>) {
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const svg = drawFrame(draw(frame / FRAMES_PER_SECOND))
    yield await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).raw().toBuffer()
  }
}

function wishes({ seconds, sound, file }: { seconds: number; sound: string; file: string }) {
  return [
    '-hide_banner -loglevel error -y',
    `-f rawvideo -pix_fmt rgb24 -video_size 1280x720 -framerate ${FRAMES_PER_SECOND} -i pipe:0`,
    `-f lavfi -i aevalsrc=${sound}:s=44100:d=${seconds}`,
    '-c:v libx264 -preset veryfast -crf 22 -pix_fmt yuv420p -c:a aac -b:a 96k',
    `-af afade=t=in:d=2,afade=t=out:st=${seconds - 3}:d=3 -shortest -movflags +faststart -f mp4`,
  ]
    .flatMap((words) => words.split(' '))
    .concat(file)
}
