import { TONES, type Tone } from './palettes.ts'
import { POSES, type Pose } from './poses.tsx'

/** Picks a drawing for an item without a photo: the same number always gets the same drawing. */
export function artOf(seed: number): { pose: Pose; tone: Tone } {
  const at = Math.abs(Math.trunc(seed))
  return {
    pose: POSES[at % POSES.length] ?? 'lotus',
    // The tone advances by one each time all poses were used, so that a pose returns in another tone.
    tone: TONES[(at + Math.floor(at / POSES.length)) % TONES.length] ?? 'sage',
  }
}
