import type { DataRouteMatch } from 'react-router'

/** Written by the build: which files a browser needs for a source. Nothing while developing. */
declare const FILES_OF_SOURCES: Readonly<Record<string, readonly string[]>> | undefined

const ENTRY = './main.tsx'
type Source = () => Promise<Readonly<Record<string, unknown>>>

/**
 * The files of the screens on a page. A browser learns of them from the page itself, and not only once the first
 * script has run.
 */
export function preloading(sources: Readonly<Record<string, Source>>) {
  let known: Promise<Map<unknown, string>> | undefined
  return async (matches: readonly DataRouteMatch[]): Promise<string[]> => {
    known ??= readSources(sources)
    const sourceOf = await known
    const shown = matches.map(({ route }) => sourceOf.get(screenOf(route)))
    return [...new Set([ENTRY, ...shown].flatMap(filesOf))]
  }
}

/** What a browser needs beside the first script to run this source. */
export const filesOf = (source: string | undefined): readonly string[] =>
  typeof FILES_OF_SOURCES === 'undefined' || source === undefined ? [] : (FILES_OF_SOURCES[source] ?? [])

function screenOf({ handle, ...route }: DataRouteMatch['route']): unknown {
  const isScreen = typeof handle === 'object' && handle !== null && 'shows' in handle
  return isScreen ? handle.shows : 'Component' in route && route.Component
}

/** What a source hands out → its name. */
async function readSources(sources: Readonly<Record<string, Source>>) {
  const pairs = await Promise.all(
    Object.entries(sources).map(async ([path, fetchSource]) =>
      Object.values(await fetchSource()).map((shown) => [shown, path] as const),
    ),
  )
  return new Map(pairs.flat())
}
