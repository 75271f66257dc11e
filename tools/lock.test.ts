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

/** The paths where Node would look for a package that a path of the lock imports, nearest first. */
function pathsOf(name: string, at: string): string[] {
  const inside = `${at === '' ? '' : `${at}/`}node_modules/${name}`
  const parent = at.lastIndexOf('/node_modules/')
  return at === '' ? [inside] : [inside, ...pathsOf(name, parent === -1 ? '' : at.slice(0, parent))]
}

// npm omits packages from the lock that it could not fetch for another platform: `npm ci` then rejects the lock on
// every platform, and `npm install` installs no database on a Mac.
test('the lock contains every package that it names, including those of other platforms', () => {
  const missing = Object.entries(packages).flatMap(
    ([at, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter((name) => pathsOf(name, at).every((path) => !packages[path]))
        .map((name) => `${at} needs ${name}`),
  )

  expect(missing).toEqual([])
})

test('the overrides of the root are locked as declared', () => {
  expect(
    packages['node_modules/light-my-request/node_modules/cookie'] ?? packages['node_modules/cookie'],
  ).toMatchObject({
    version: '1.1.1',
  })
})
