import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Field, type FieldProps } from '../../ui/forms/Field.tsx'
import { Loading, SkeletonBlock } from '../../ui/Skeleton.tsx'
import type { MentionSource } from './use-mention-list.ts'
import type { PictureSource } from './use-picture-uploads.ts'
import type { RichTextWords } from './words.ts'

// The largest component of the kit: only screens with an editor load it.
const Writing = lazy(() => import('./Writing.tsx').then(({ Writing: component }) => ({ default: component })))

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false

export interface RichTextEditorProps extends FieldProps {
  /** HTML; an empty text is ''. */
  value: string
  onChange: (html: string) => void
  words: RichTextWords
  /** Enables pictures, videos, buttons and tables. */
  pictures?: PictureSource | undefined
  /** Enables mentions of people behind an @. */
  mentions?: MentionSource | undefined
  /** Reports whether pictures are uploading, which a text saved now would lack. */
  onBusy?: ((isBusy: boolean) => void) | undefined
}

export function RichTextEditor(whole: RichTextEditorProps) {
  const { value, onChange, words, pictures, mentions, onBusy, ...props } = whole
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
              mentions={mentions}
              onBusy={onBusy}
            />
          </Suspense>
        ) : (
          waiting
        )
      }
    </Field>
  )
}
