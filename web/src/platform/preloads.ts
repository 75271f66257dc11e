import type { DataRouteMatch } from 'react-router'

/** The files that a browser needs in addition to the entry script to run a source. */
interface SourceFiles {
  scripts: readonly string[]
  sheets: readonly string[]
}
/** Defined by the build; undefined in development. */
declare const FILES_OF_SOURCES: Readonly<Record<string, SourceFiles>> | undefined

const ENTRY = './main.tsx'
type Source = () => Promise<Readonly<Record<string, unknown>>>

/**
 * Returns the files of the screens on a page, so that the page itself can link them and browsers need not run the entry
 * script first.
 */
export function preloading(sources: Readonly<Record<string, Source>>) {
  let known: Promise<Map<unknown, string>> | undefined
  return async (matches: readonly DataRouteMatch[]): Promise<{ scripts: string[]; sheets: string[] }> => {
    known ??= readSources(sources)
    const sourceOf = await known
    const shown = matches.map(({ route }) => sourceOf.get(screenOf(route)))
    const files = [ENTRY, ...shown].map(filesOf)
    return {
      scripts: [...new Set(files.flatMap(({ scripts }) => scripts))],
      sheets: [...new Set(files.flatMap(({ sheets }) => sheets))],
    }
  }
}

const noFiles: SourceFiles = { scripts: [], sheets: [] }
export const filesOf = (source: string | undefined): SourceFiles =>
  typeof FILES_OF_SOURCES === 'undefined' || source === undefined
    ? noFiles
    : (FILES_OF_SOURCES[source] ?? noFiles)

function screenOf({ handle, ...route }: DataRouteMatch['route']): unknown {
  const isScreen = typeof handle === 'object' && handle !== null && 'shows' in handle
  return isScreen ? handle.shows : 'Component' in route && route.Component
}

/** Maps each export of a source to the path of the source. */
async function readSources(sources: Readonly<Record<string, Source>>) {
  const pairs = await Promise.all(
    Object.entries(sources).map(async ([path, fetchSource]) =>
      Object.values(await fetchSource()).map((shown) => [shown, path] as const),
    ),
  )
  return new Map(pairs.flat())
}
