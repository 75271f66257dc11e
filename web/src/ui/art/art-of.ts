import { TONES, type Tone } from './palettes.ts'
import { POSES, type Pose } from './poses.tsx'

/** The drawing of a thing without a photo: the same number always gets the same one. */
export function artOf(seed: number): { pose: Pose; tone: Tone } {
  const at = Math.abs(Math.trunc(seed))
  return {
    pose: POSES[at % POSES.length] ?? 'lotus',
    // One further each round, so that a pose comes back in another tone.
    tone: TONES[(at + Math.floor(at / POSES.length)) % TONES.length] ?? 'sage',
  }
}
