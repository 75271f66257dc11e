import { useMemo } from 'react'
import { useMessages } from '../words/use-messages.ts'
import type { RichTextWords } from '../editor/words.ts'
import { writingMessages } from './writing.messages.ts'

/** The texts of the rich text editor. */
export function useWritingMessages(): RichTextWords {
  const t = useMessages(writingMessages)
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
      cancel: t('cancel'),
      remove: t('remove'),
      blockTools: t('blockTools'),
      moveUp: t('moveUp'),
      moveDown: t('moveDown'),
      required: t('required'),
      picture: t('picture'),
      alt: t('alt'),
      altHint: t('altHint'),
      notSent: t('notSent'),
      again: t('again'),
      leftOut: t('leftOut'),
      video: t('video'),
      videoAddress: t('videoAddress'),
      videoHint: t('videoHint'),
      videoTitle: t('videoTitle'),
      videoWrong: t('videoWrong'),
      button: t('button'),
      buttonLabel: t('buttonLabel'),
      table: t('table'),
      tableTools: t('tableTools'),
      rowBelow: t('rowBelow'),
      columnAfter: t('columnAfter'),
      headerRow: t('headerRow'),
      removeRow: t('removeRow'),
      removeColumn: t('removeColumn'),
      removeTable: t('removeTable'),
      sending: (count) => t('sending', { count }),
    }),
    [t],
  )
}
