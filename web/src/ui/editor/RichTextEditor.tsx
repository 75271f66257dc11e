import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Field, type FieldProps } from '../forms/Field.tsx'
import { Loading, SkeletonBlock } from '../Skeleton.tsx'
import type { RichTextWords } from './words.ts'

// The largest part of the kit: it comes when a screen writes, never with a page that is read.
const Writing = lazy(() => import('./Writing.tsx').then(({ Writing: component }) => ({ default: component })))

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

export interface RichTextEditorProps extends FieldProps {
  /** HTML; empty text is ''. */
  value: string
  onChange: (html: string) => void
  words: RichTextWords
  /** Text with pictures; without it there are none. */
  pictures?: Pictures | undefined
}
export interface Pictures {
  label: string
  /** The button was pressed: `insert` puts a picture where the cursor is. */
  onAsk: (insert: (picture: { src: string; alt: string }) => void) => void
}

export function RichTextEditor({ value, onChange, words, pictures, ...props }: RichTextEditorProps) {
  const here = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const waiting = (
    <Loading label={words.loading}>
      <SkeletonBlock height={268} />
    </Loading>
  )
  return (
    <Field {...props}>
      {(ids) =>
        here ? (
          <Suspense fallback={waiting}>
            <Writing
              ids={ids}
              label={props.label}
              value={value}
              onChange={onChange}
              words={words}
              pictures={pictures}
            />
          </Suspense>
        ) : (
          waiting
        )
      }
    </Field>
  )
}
