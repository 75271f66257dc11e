import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Send } from './client.ts'
import { root } from './product.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>
const client = join(root, 'web/dist/client')
// The entry scripts of every page: the first one fetches the second once the page is painted.
const FIRST = ['src/main.tsx', 'src/start.tsx']

/** The compressed scripts of a page as served: its entry scripts and those that it lists. */
export async function scriptsOfPage(send: Send, path: string) {
  const html = (await send({ path, headers: { 'accept-encoding': 'identity' } })).body.toString()
  const files = new Set(Array.from(html.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, file]) => file ?? ''))
  const answers = await Promise.all([...files].map(async (file) => send({ path: file })))
  return answers.reduce((sum, { body }) => sum + body.length, 0)
}

/** The scripts of a screen behind sign-in: its own, the entry script, and all their imports. */
export function scriptsOfScreens(screens: readonly string[]) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    for (const needed of manifest[name]?.imports ?? []) follow(needed)
  }
  for (const name of [...FIRST, ...screens]) follow(name)
  return [...found].reduce((sum, name) => sum + squeezed(manifest[name]?.file), 0)
}

function squeezed(file: string | undefined) {
  if (!file) throw new Error('a screen that is measured is no longer built under that name')
  return statSync(join(client, `${file}.br`)).size
}
