import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)

/** Where Node would look for a package that is imported at a path of the lock, the nearest first. */
function placesOf(name: string, at: string): string[] {
  const inside = `${at === '' ? '' : `${at}/`}node_modules/${name}`
  const parent = at.lastIndexOf('/node_modules/')
  return at === '' ? [inside] : [inside, ...placesOf(name, parent === -1 ? '' : at.slice(0, parent))]
}

// npm leaves out of the lock what it could not fetch for another platform: `npm ci` then refuses the lock on every
// platform, and `npm install` brings no database to a Mac.
test('the lock contains every package it names, those of other platforms too', () => {
  const missing = Object.entries(packages).flatMap(
    ([at, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter((name) => placesOf(name, at).every((place) => !packages[place]))
        .map((name) => `${at} needs ${name}`),
  )

  expect(missing).toEqual([])
})

test('overrides of the root are locked as declared', () => {
  expect(
    packages['node_modules/light-my-request/node_modules/cookie'] ?? packages['node_modules/cookie'],
  ).toMatchObject({
    version: '1.1.1',
  })
})
