// Bundles the server: what runs always, the demo beside it, and its child programs.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** Parts that are TypeScript of ours. Everything else stays in node_modules. */
const ours = ['contract', 'demo', 'server']

/** `metafile`: what went where, of the server. */
export async function bundleServer({ root, outdir, write = true }) {
  const options = {
    outdir,
    write,
    absWorkingDir: root,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: await packagesOf(root),
  }
  // Programs of their own. They share no file with the server, of which they would load more than they need.
  await build({
    ...options,
    entryPoints: {
      'pdf-child': 'server/src/platform/files/pdf-child.ts',
      'live-media': 'server/src/live-media/main.ts',
    },
  })
  const { metafile } = await build({
    ...options,
    entryPoints: { server: 'server/src/main.ts' },
    // What is imported when it is wanted is a file of its own.
    splitting: true,
    metafile: true,
  })
  return metafile
}

async function packagesOf(root) {
  const manifests = await Promise.all(
    ['demo', 'server'].map(async (part) =>
      JSON.parse(await readFile(resolve(root, part, 'package.json'), 'utf8')),
    ),
  )
  const names = manifests.flatMap(({ dependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...optionalDependencies }),
  )
  return [...new Set(names)].filter((name) => !ours.includes(name))
}
