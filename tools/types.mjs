// Checks the types of all parts with the native compiler, which uses both cores. Editors and tools that read types use
// the other one.
import { join } from 'node:path'
import { root } from './setup/prepare.mjs'
import { run } from './setup/run.mjs'

const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
let failed = 0
// One after the other: each loads the whole product into memory. That of the demo holds all files of the server, which
// would take as long again by itself.
for (const part of ['contract', 'demo', 'web', 'tools', 'e2e', 'bench']) {
  const { status, output } = await run(process.execPath, [compiler, '-p', join(root, part)], { cwd: root })
  console.log(status === 0 ? part : output)
  failed += Number(status !== 0)
}
process.exitCode = failed === 0 ? 0 : 1
