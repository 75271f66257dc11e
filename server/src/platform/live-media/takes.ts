import { join } from 'node:path'

/** Where the media process writes; each recording has a folder of its own there. */
export const recordingsFolder = (dataDir: string) => join(dataDir, 'recordings')

/** A file of a take, which is named after the moment it began. */
export const takeFile = (beganAt: number, name: string) => `${beganAt}-${name}.mkv`
const FILE = /^(\d+)-(picture|sound-\d+)[.]mkv$/

export interface Take {
  beganAt: number
  picture: string
  sounds: string[]
}
/** The takes among these files, in their order; without a picture there is none. */
export function takesIn(names: readonly string[]): Take[] {
  const takes = new Map<number, Take>()
  for (const name of names) {
    const [, began, part] = FILE.exec(name) ?? []
    if (began === undefined || part === undefined) continue
    const beganAt = Number(began)
    const take = takes.get(beganAt) ?? { beganAt, picture: '', sounds: [] }
    if (part === 'picture') take.picture = name
    else take.sounds.push(name)
    takes.set(beganAt, take)
  }
  return [...takes.values()]
    .filter(({ picture }) => picture !== '')
    .toSorted((one, other) => one.beganAt - other.beganAt)
}
