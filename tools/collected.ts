// What the features declare in the contract, as the generated files that the rest of the contract reads.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  permissionGroups,
  type PermissionDeclaration,
  type PermissionDeclarations,
} from 'contract/http/permission-declarations'
import { format, type FormatConfig } from 'oxfmt'
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
  const permissions = (await declaredPermissions()).toSorted(inOrder)
  return [
    await generated(
      'contract/src/http/features.gen.ts',
      'the folders of the features',
      `/** What a reading shows and a command touches. */
      export const featureNames = ${JSON.stringify(names)} as const
      export type FeatureName = (typeof featureNames)[number]`,
    ),
    await generated(
      'contract/src/http/permissions.gen.ts',
      'the `permissions.ts` of each feature',
      `/** What a member of staff may be allowed to do, and which staff may from the start. */
      export const permissions = {${permissions.map(({ key, heldBy }) => `${key}: ${JSON.stringify(heldBy)},`).join('\n')}} as const

      /** Those that a site cannot decide about freely. */
      export const permissionRules = {${permissions
        .flatMap(({ key, rule }) => (rule ? `${key}: '${rule}',` : []))
        .join('\n')}} as const`,
    ),
    await generated(
      'contract/src/http/path-params.gen.ts',
      'the `path-params.ts` of each feature',
      `${importsOf('path-params.ts', 'pathParams')}
      export const featurePathParams = { ${declaring('path-params.ts')
        .map((key) => `...${constantOf(key)},`)
        .join('\n')} }`,
    ),
    await generated(
      'contract/src/values/ids.gen.ts',
      'the `ids.ts` of each feature',
      declaring('ids.ts')
        .map((key) => `export type * from '../${key}/ids.ts'`)
        .join('\n'),
    ),
    await generated(
      'server/src/testing/full-site/fixtures.gen.ts',
      'the `.fixture.ts` of each feature',
      fixtures(),
    ),
  ]
}

/** The features whose folder in the contract holds this file. */
const declaring = (file: string) =>
  contractFeatures().filter((key) => existsSync(`contract/src/${key}/${file}`))

/** `learning/lesson-notes` → `lessonNotes` */
const constantOf = (key: string) => nameIn(key).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const importsOf = (file: string, name: string) =>
  declaring(file)
    .map((key) => `import { ${name} as ${constantOf(key)} } from '../${key}/${file}'`)
    .join('\n')

/** The rows that features add to the site of the tenancy tests. */
function fixtures() {
  const root = 'server/src/features'
  const keys = order
    .flatMap((district) => foldersIn(`${root}/${district}`).map((name) => `${district}/${name}`))
    .filter((key) => existsSync(`${root}/${key}/${nameIn(key)}.fixture.ts`))
  const constants = keys.map((key) => `${constantOf(key)}Fixture`)
  return `${keys
    .map((key, at) => `import { ${constants[at]} } from '../../features/${key}/${nameIn(key)}.fixture.ts'`)
    .join('\n')}
  export const fixtures = [${constants.join()}] as const`
}

/** What the features declare, with the name of each. A name belongs to one feature. */
export async function declaredPermissions() {
  const files = declaring('permissions.ts').map((key) => `contract/src/${key}/permissions.ts`)
  const modules = await Promise.all(files.map(load))
  return modules.flatMap(({ permissions }) =>
    Object.entries(permissions).map(([key, declared]) => ({ ...declared, key })),
  )
}
const load = (file: string): Promise<{ permissions: PermissionDeclarations }> =>
  import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)

/** As the screen of roles shows them; what owners keep comes last. */
const inOrder = (one: PermissionDeclaration, other: PermissionDeclaration) => rankOf(one) - rankOf(other)
const rankOf = (one: PermissionDeclaration) =>
  one.rule === 'ownersOnly' ? 1_000_000 : permissionGroups.indexOf(one.group) * 1000 + one.order

const formatOptions: FormatConfig = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8'))

async function generated(file: string, source: string, text: string): Promise<Generated> {
  const head = `// Printed by \`npm run collect\` from ${source}. Not edited by hand.\n`
  const { code } = await format(file, head + text, formatOptions)
  return { file, text: code }
}
