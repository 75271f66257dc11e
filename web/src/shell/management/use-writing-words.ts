import { useMemo } from 'react'
import { useWords } from '../../platform/words/use-words.ts'
import type { RichTextWords } from '../../ui/editor/words.ts'
import { writingWords } from './writing.words.ts'

/** What the buttons of the rich text editor are called. */
export function useWritingWords(): RichTextWords {
  const t = useWords(writingWords)
  return useMemo(
    () => ({
      toolbar: t('toolbar'),
      loading: t('loading'),
      bold: t('bold'),
      italic: t('italic'),
      underline: t('underline'),
      strike: t('strike'),
      heading: t('heading'),
      subheading: t('subheading'),
      bullets: t('bullets'),
      numbers: t('numbers'),
      quote: t('quote'),
      line: t('line'),
      undo: t('undo'),
      redo: t('redo'),
      link: t('link'),
      linkAddress: t('linkAddress'),
      linkApply: t('linkApply'),
      linkRemove: t('linkRemove'),
    }),
    [t],
  )
}
