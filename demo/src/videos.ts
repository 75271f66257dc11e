import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rename, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { BREATH_SECONDS, breathFrame, sunriseFrame } from './drawing/moving.ts'
import { drawFrame } from './pictures.ts'

const SUNRISE_SECONDS = 32

interface DemoVideo {
  seconds: number
  /** After so many seconds it shows the same again. */
  period: number
  framesPerSecond: number
  draw: (second: number) => string
  /** Soft tones, as an expression of `t` in seconds. */
  sound: string
}
const videos = {
  breath: {
    seconds: 3 * BREATH_SECONDS,
    period: BREATH_SECONDS,
    framesPerSecond: 20,
    draw: breathFrame,
    sound: '0.1*(0.55-0.45*cos(2*PI*t/10))*(sin(2*PI*174*t)+0.5*sin(2*PI*261*t)+0.25*sin(2*PI*348*t))',
  },
  sunrise: {
    seconds: SUNRISE_SECONDS,
    period: SUNRISE_SECONDS,
    // The sun is slow: nobody sees more of it.
    framesPerSecond: 10,
    draw: (second) => sunriseFrame(second / SUNRISE_SECONDS),
    sound:
      '0.08*(sin(2*PI*196*t)+0.6*sin(2*PI*294*t)*(0.6+0.4*sin(2*PI*t/7))+0.3*sin(2*PI*392*t)*(0.5+0.5*sin(2*PI*t/11)))',
  },
} as const satisfies Record<string, DemoVideo>
export type VideoName = keyof typeof videos
export const isVideoName = (name: string): name is VideoName => Object.hasOwn(videos, name)

/**
 * Draws a video of the demo site into `file` as MP4 (H.264, AAC, 1280 by 720): some seconds of work, behind everything
 * else that runs on the machine.
 * False, and nothing is made, where no transcoder runs.
 */
export async function makeVideo(
  name: VideoName,
  { ffmpegPath, file }: { ffmpegPath: string | null; file: string },
) {
  if (ffmpegPath === null) return false
  const unfinished = `${file}.unfinished`
  try {
    await feed(ffmpegPath, videos[name], unfinished)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return true
}

/** Feeds one drawn picture after another to the transcoder, no faster than it takes them. */
async function feed(ffmpegPath: string, video: DemoVideo, file: string) {
  const child = spawn(ffmpegPath, ffmpegArguments(video, file), {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { LC_ALL: 'C' },
    windowsHide: true,
  })
  stepBack(child.pid)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000)
  })
  const ended = once(child, 'close')
  // Its own words say more than the broken pipe they leave behind.
  const fed = pipeline(Readable.from(frames(video)), child.stdin).catch(() => undefined)
  const [code] = await ended
  await fed
  if (code !== 0) throw new Error(`The demo video could not be made: ${complaint.trim()}`)
}

/** Nobody waits for it. Some containers forbid it; then it is merely slower for others. */
function stepBack(pid: number | undefined) {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // Ended already, or not ours to lower.
  }
}

/** Small enough to be kept until they are shown again, and to leave this process in a few writes. */
const AS_JPEG = { quality: 95, chromaSubsampling: '4:4:4' }
async function* frames({ seconds, period, framesPerSecond, draw }: DemoVideo) {
  const drawn: Buffer[] = []
  for (let frame = 0; frame < period * framesPerSecond; frame += 1) {
    const picture = sharp(Buffer.from(drawFrame(draw(frame / framesPerSecond))))
    drawn.push(await picture.flatten({ background: '#ffffff' }).jpeg(AS_JPEG).toBuffer())
    yield drawn.at(-1)
  }
  for (let frame = drawn.length; frame < seconds * framesPerSecond; frame += 1)
    yield drawn[frame % drawn.length]
}

function ffmpegArguments({ seconds, framesPerSecond, sound }: DemoVideo, file: string) {
  return [
    '-hide_banner -loglevel error -y',
    `-f image2pipe -c:v mjpeg -framerate ${framesPerSecond} -i pipe:0`,
    `-f lavfi -i aevalsrc=${sound}:s=44100:d=${seconds}`,
    '-c:v libx264 -preset veryfast -crf 22 -pix_fmt yuv420p -c:a aac -b:a 96k',
    `-af afade=t=in:d=2,afade=t=out:st=${seconds - 3}:d=3 -shortest -movflags +faststart -f mp4`,
  ]
    .flatMap((words) => words.split(' '))
    .concat(file)
}
