import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { asData } from '../web/endpoints-as-data.ts'
import { login } from 'contract/people/sign-in/api'

const web = resolve(import.meta.dirname, '../web')
let chunks: Rolldown.OutputChunk[] = []

beforeAll(async () => {
  const built = await build({
    configFile: resolve(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false, reportCompressedSize: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  chunks = output.filter((file) => file.type === 'chunk')
}, 120_000)

const chunkOf = (source: string) =>
  chunks.find((chunk) => chunk.facadeModuleId === resolve(web, 'src', source))
/** The files a browser fetches for these sources, with all they import. */
function fetchedFor(sources: readonly string[]) {
  const fetched = new Set<Rolldown.OutputChunk>()
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || fetched.has(chunk)) return
    fetched.add(chunk)
    for (const file of chunk.imports) follow(chunks.find(({ fileName }) => fileName === file))
  }
  for (const source of sources) follow(chunkOf(source))
  return [...fetched]
}
const validates = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => id.includes('node_modules/zod/'))
const FIRST = ['main.tsx', 'start.tsx']

test('who reads a site or signs in fetches no validator, who fills in a form does', () => {
  const read = [
    'features/views/home/IndexScreen.tsx',
    'features/views/class-list/ClassListScreen.tsx',
    'features/views/class-page/ClassScreen.tsx',
    'features/people/sign-in/LoginScreen.tsx',
    'features/money/orders/PaymentScreen.tsx',
  ]

  expect(read.map(chunkOf)).not.toContain(undefined)
  expect(fetchedFor([...FIRST, ...read]).filter(validates)).toEqual([])
  expect(fetchedFor(['features/teaching/courses/settings/CreateClassScreen.tsx']).some(validates)).toBe(true)
})

test('the entry does not import what it waits for, and every page begins with few files', () => {
  const first = fetchedFor(['main.tsx'])

  expect(first).not.toContain(chunkOf('start.tsx'))
  expect(first.some(({ moduleIds }) => moduleIds.some((id) => id.includes('node_modules/react/')))).toBe(
    false,
  )
  expect(fetchedFor(FIRST).length).toBeLessThanOrEqual(6)
})

test('the browser reads of an endpoint what a call needs', () => {
  expect(asData({ login }, 'sign-in/api.ts')).toBe(
    'export const login = {"method":"POST","base":"v1","path":"/auth/login","shows":null,"touches":["accounts","members"]}\n',
  )
  expect(() => asData({ MAX: 3 }, 'likes/api.ts')).toThrow('likes/api.ts exports MAX, which is no endpoint')
})
