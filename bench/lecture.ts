import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { flags } from '../server/src/platform/media/run-ffmpeg.ts'
import { findTranscoder } from '../server/src/platform/media/ffmpeg.ts'

const run = promisify(execFile)

/** The transcoder of this machine, as the product finds it. */
export async function transcoderHere() {
  const { transcoder } = await findTranscoder({
    configured: process.env['FFMPEG_PATH'],
    searchPath: process.env['PATH'],
  })
  if (!transcoder) throw new Error('videos are measured with ffmpeg, and there is none')
  return transcoder
}

/** Lines of writing, drawn as bars of varying length: a slide of ten seconds, typical for a lecture. */
const WRITING = Array.from({ length: 9 }, (_, line) => {
  const width = `300+mod(floor(t/10)*${211 + 37 * line}+${line * 173}\\,900)`
  return `drawbox=x=140:y=${230 + 74 * line}:w=${width}:h=26:color=0x3a4150:t=fill`
})

/** A slide with writing, a moving speaker in a corner, and sound: 1920 × 1080, 30 frames a second. */
export async function makeLecture(path: string, seconds: number) {
  const { path: ffmpeg } = await transcoderHere()
  const slide = `color=c=0xf6f4ee:s=1920x1080:r=30:d=${seconds}`
  const speaker = `mandelbrot=s=420x300:r=30:start_scale=1.2:end_scale=0.2:end_pts=${seconds * 30}`
  const picture = `[0]${WRITING.join(',')}[slide];[1]trim=duration=${seconds},noise=alls=6:allf=t[face];[slide][face]overlay=1440:720:shortest=1,format=yuv420p[v]`
  const tone = '0.22*sin(2*PI*128*t)+0.12*sin(2*PI*256*t)+0.07*sin(2*PI*910*t)'
  const words = '(0.5+0.5*sin(2*PI*3.1*t))*gt(sin(2*PI*0.21*t)\\,-0.6)'
  const locale = `aevalsrc=exprs=(${tone})*${words}+0.02*(random(0)-0.5):s=48000:d=${seconds}`
  const inputs = [slide, speaker, locale].flatMap((source) => flags({ f: 'lavfi', i: source }))
  const made = flags({ 'c:v': 'libx264', preset: 'veryfast', crf: 21, 'c:a': 'aac', 'b:a': '160k' })
  const graph = ['-filter_complex', picture, '-map', '[v]', '-map', '2:a']
  await run(ffmpeg, ['-y', '-v', 'error', ...inputs, ...graph, ...made, '-shortest', path])
  return path
}
