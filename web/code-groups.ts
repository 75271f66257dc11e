import type { Rolldown } from 'vite'

type ModuleGraph = Rolldown.ChunkingContext
type Takes = (id: string, graph: ModuleGraph) => boolean | undefined

/** What so many screens import becomes part of a common file: fewer requests, and smaller when compressed together. */
const SHARED_BY = 16

const isEntry = (id: string) => /[\\/]src[\\/]main\.tsx$/.test(id)
const isInstalled = (id: string) => id.includes('node_modules')
const isValidator = (id: string) => /node_modules[\\/]zod[\\/]/.test(id)

/** Loaded before the first frame, and by what the entry fetches later. */
const isFirst: Takes = (id, graph) => !isEntry(id) && graph.getModuleInfo(id)?.importers.some(isEntry)

/** What `start.tsx` imports. The entry waits for that file, so it cannot be part of what the entry imports. */
const isOfEveryPage: Takes = (id, graph) => {
  const info = graph.getModuleInfo(id)
  const isStart = (importer: string) => graph.getModuleInfo(importer)?.dynamicImporters.some(isEntry)
  return (isInstalled(id) && info?.dynamicImporters.some(isEntry)) || info?.importers.some(isStart)
}

/** Whether a module imports the validator, directly or through other modules of ours. */
const needsValidator: Takes = (id, graph) => {
  const reached = new Set([id])
  for (const each of reached) {
    if (isValidator(each)) return true
    const imported = isInstalled(each) ? [] : (graph.getModuleInfo(each)?.importedIds ?? [])
    for (const next of imported) reached.add(next)
  }
  return false
}

const groups: { name: string; takes: Takes; minShareCount?: number }[] = [
  { name: 'first', takes: isFirst },
  { name: 'base', takes: isOfEveryPage },
  { name: 'shared', takes: (id, graph) => !needsValidator(id, graph), minShareCount: SHARED_BY },
  // Only screens with a form validate; readers do not fetch it.
  { name: 'validation', takes: needsValidator, minShareCount: SHARED_BY },
]

/** The common files of the browser's build, decided by who imports a module. The first that fits takes it. */
export const codeGroups = groups.map(
  ({ name, takes, minShareCount = 1 }, index): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, graph) => (takes(id, graph) ? name : null),
    minShareCount,
    priority: groups.length - index,
  }),
)
