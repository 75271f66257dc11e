import type { ReactNode } from 'react'
import { Empty } from '../ui/Empty.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { SkeletonText } from '../ui/Skeleton.tsx'
import { messageOf } from './call.ts'

interface QueryViewProps<Data> {
  /** The result of `useEndpoint`. */
  of: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  words: { failed: string; retry: string }
  /** The texts for an empty result. */
  empty?: { title: string; text: string; isSo: (data: Data) => boolean }
  lines?: number
  children: (data: Data) => ReactNode
}

/** The state of a query: loading, failed with a retry button, empty, or its data, also while a later reading failed. */
export function QueryView<Data>({
  of: { data, error, refetch },
  words,
  empty,
  lines = 5,
  children,
}: QueryViewProps<Data>) {
  // What is shown stays when it could not be read anew: on a bad connection it is more than an error.
  if (error && data === undefined)
    return (
      <ErrorNote
        compact
        title={messageOf(error, words.failed)}
        retry={{ label: words.retry, onPress: () => void refetch() }}
      />
    )
  if (data === undefined) return <SkeletonText lines={lines} />
  if (empty?.isSo(data)) return <Empty title={empty.title} text={empty.text} />
  return children(data)
}
