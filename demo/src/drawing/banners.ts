import { lotus } from './figures.ts'
import { birds, branch, hills, mat } from './landscapes.ts'
import { workshop } from './scenes-clay.ts'
import { palettes } from './strokes.ts'

/** Wide and quiet on the left, where words are laid over it. */
export const banners = {
  ongyeol: () =>
    hills(palettes.clay, [270, 108, 92]) +
    birds('#c08a6c', [
      [-40, 84],
      [-4, 62],
      [44, 96],
    ]) +
    mat(palettes.clay) +
    lotus(palettes.clay) +
    branch([52, 270], '#c17f5c', { lean: -8, by: 1.2 }) +
    branch([356, 272], '#b56f4d', { lean: 10, by: 1.1 }),
  sodam: workshop,
}
