import type { ReactNode } from 'react'
import { isRefusal } from '../call.ts'
import { useMessages } from '../words/use-messages.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import { managementMessages } from './management.messages.ts'

/** The result of `useEndpoint`. */
export interface QueryResult<Data> {
  data: Data | undefined
  error: Error | null
  refetch: () => unknown
}
interface AnswerProps<Data> {
  of: QueryResult<Data>
  /** The expected height of the content. */
  height?: number
  children: (data: Data) => ReactNode
}

/** The data of a query, its loading state, or its failure with a retry button. What does not exist is not asked for again. */
export function Answer<Data>({ of, height = 420, children }: AnswerProps<Data>) {
  const t = useMessages(managementMessages)
  if (of.data !== undefined) return children(of.data)
  if (isRefusal(of.error, 'NOT_FOUND', 'CLASS_NOT_FOUND')) {
    return <ErrorNote title={t('missing')} text={t('missingText')} />
  }
  if (of.error) {
    return (
      <ErrorNote
        title={t('failed')}
        text={of.error.message}
        retry={{ label: t('retry'), onPress: () => void of.refetch() }}
      />
    )
  }
  return (
    <Loading label={t('loading')}>
      <SkeletonBlock height={height} radius={14} />
    </Loading>
  )
}
