// Runs a task once, and again only if its sources have changed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The stamp contains the hash of the sources of the last success; `result` is the required output. */
export async function unlessFresh({ stamp, result, sources }, make) {
  const now = hashOf(sources)
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

function hashOf(sources) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  for (const file of sources.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Files that no build reads are ignored. */
const isOther = (path) => ['dist', 'node_modules'].includes(basename(path)) || /\.test\.tsx?$/.test(path)

function filesIn(path) {
  if (isOther(path) || !existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
