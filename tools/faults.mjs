// `npm run faults:rounds -- [rounds] [seed]`: injects faults into the built product; see e2e/crash/run-rounds.ts.
import './setup/node-version.mjs'
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root } from './setup/prepare.mjs'
import { findFfmpeg } from './setup/programs.mjs'
import { useTemporaryFolder } from './setup/temporary-folder.mjs'

await ensureInstalled()
await ensureBuilt()
useTemporaryFolder()

// A mount in a separate namespace disappears with the last process in it, however that ends.
const apart = ['unshare', '--mount', '--']
const [program, ...before] =
  spawnSync(apart[0], [...apart.slice(1), 'true']).status === 0
    ? [...apart, process.execPath]
    : [process.execPath]
const rounds = join(root, 'e2e/crash/run-rounds.ts')
const ffmpeg = await findFfmpeg()
const child = spawn(program, [...before, '--import', 'tsx', rounds, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(ffmpeg && { FFMPEG_PATH: ffmpeg }) },
})
child.on('exit', (code) => process.exit(code ?? 1))
