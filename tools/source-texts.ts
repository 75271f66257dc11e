import { readFileSync, readdirSync } from 'node:fs'

export const PRODUCT = ['contract/src', 'demo/src', 'server/src', 'web/src']

/**
 * The texts of all files below these folders of the repository that fit, by their path from this folder, as
 * `import.meta.glob` gives it. Vitest transforms every text that is imported.
 */
export const textsOf = (folders: readonly string[], fits: RegExp): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => fits.test(file))
        .map((file) => [`../${file}`, readFileSync(file, 'utf8')]),
    ),
  )
