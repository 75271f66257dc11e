import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const program = resolve(import.meta.dirname, '../../tools/faults.mjs')
const ROUNDS = 9
const SEED = 20_261_122

// Money moves in `npm run faults:rounds`, which takes longer, and in paying.crash.ts.
// Runs in a separate process, so that a mounted disk is unmounted even if this run is interrupted.
test('after any kill the server is ready again in time and no acknowledged write is missing', async () => {
  const child = spawn(process.execPath, [program, String(ROUNDS), String(SEED), 'busy', 'writes'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output: string[] = []
  child.stdout.on('data', (text: Buffer) => {
    output.push(text.toString())
    process.stdout.write(text)
  })
  const [code] = await once(child, 'exit')
  expect(code === 0 ? '' : output.join('')).toBe('')
})
