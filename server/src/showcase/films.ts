import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const SECONDS = 24

/** A circle that breathes, and a sun that rises: drawn by ffmpeg from numbers alone, with a soft tone. */
const pictures = {
  breath: `geq=r='245-60*lt(hypot(X-640,Y-360),150+90*sin(2*PI*T/8))':g='230-95*lt(hypot(X-640,Y-360),150+90*sin(2*PI*T/8))':b='218-110*lt(hypot(X-640,Y-360),150+90*sin(2*PI*T/8))'`,
  sun: `geq=r='if(lt(hypot(X-640,Y-(620-T*16)),130),244,if(gt(Y,520+20*sin(X/120+T)),111,223))':g='if(lt(hypot(X-640,Y-(620-T*16)),130),160,if(gt(Y,520+20*sin(X/120+T)),136,233))':b='if(lt(hypot(X-640,Y-(620-T*16)),130),107,if(gt(Y,520+20*sin(X/120+T)),128,239))'`,
} as const
export type Film = keyof typeof pictures

/** Draws a film of 24 seconds at a quarter of its size and enlarges it: the shapes are soft, the machine is spared. */
export async function drawFilm(ffmpeg: string, film: Film, target: string) {
  const scaled = pictures[film]
    .replaceAll('640', '320')
    .replaceAll('360', '180')
    .replace(/150\+90/g, '75+45')
    .replaceAll('620-T*16', '310-T*8')
    .replaceAll(',130)', ',65)')
    .replace(/520\+20\*sin\(X\/120/g, '260+10*sin(X/60')
  const tone = film === 'breath' ? 196 : 262
  await run(ffmpeg, [
    ...['-hide_banner', '-loglevel', 'error', '-y', '-nostdin'],
    ...['-f', 'lavfi', '-i', `color=c=white:s=640x360:r=12:d=${SECONDS},format=rgb24,${scaled}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=${tone}:duration=${SECONDS},volume=0.08`],
    ...['-vf', 'scale=1280:720:flags=bicubic,fps=24,format=yuv420p'],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '24',
      '-c:a',
      'aac',
      '-b:a',
      '96k',
      '-shortest',
      '-f',
      'mp4',
      target,
    ],
  ])
}
