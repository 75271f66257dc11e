// What the features declare in the contract, as the generated files that the rest of the contract reads.
import { readdirSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { order } from './districts.mjs'

interface Generated {
  file: string
  text: string
}

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

/** Every feature of the contract as `community/likes`, in the order of the districts and then of the alphabet. */
export const contractFeatures = () =>
  order.flatMap((district) => foldersIn(`contract/src/${district}`).map((name) => `${district}/${name}`))

const nameIn = (key: string) => key.slice(key.indexOf('/') + 1)

/** The files that `npm run collect` writes. */
export async function collected(): Promise<Generated[]> {
  const names = contractFeatures().map(nameIn)
  return [
    await generated(
      'contract/src/http/features.gen.ts',
      'the folders of the features',
      `/** What a reading shows and a command touches. */
      export const featureNames = ${JSON.stringify(names)} as const
      export type FeatureName = (typeof featureNames)[number]`,
    ),
  ]
}

async function generated(file: string, source: string, text: string): Promise<Generated> {
  const head = `// Printed by \`npm run collect\` from ${source}. Not edited by hand.\n`
  const options = await resolveConfig(file)
  return { file, text: await format(head + text, { ...options, filepath: file }) }
}
