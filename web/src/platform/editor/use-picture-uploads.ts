import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'

/** Uploads the pictures of a text; the editor itself makes no calls. */
export interface PictureSource {
  /** Resolves to the address, or to null if the file is no picture. */
  send: (
    file: File,
    watch: { onProgress: (percent: number) => void; signal: AbortSignal },
  ) => Promise<string | null>
  /** The message of a failure for the user who sent the file. */
  messageOf: (error: unknown) => string
}

export interface PictureUpload {
  key: number
  file: File
  percent: number
  /** The reason for a failed upload; empty if unknown, null if none failed. */
  trouble: string | null
}

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Uploads pictures one after the other; each has a placeholder in the text from the beginning. */
export function usePictureUploads(editor: Editor | null, source: PictureSource | undefined) {
  const [list, setList] = useState<readonly PictureUpload[]>([])
  const line = useRef(Promise.resolve())
  const stops = useRef(new Map<number, AbortController>())
  const count = useRef(0)
  useEffect(() => {
    const { current } = stops
    return () => current.forEach((stop) => stop.abort())
  }, [])

  const update = (key: number, change: Partial<PictureUpload>) =>
    setList((current) => current.map((one) => (one.key === key ? { ...one, ...change } : one)))
  const drop = (key: number) => setList((current) => current.filter((one) => one.key !== key))

  function send({ key, file }: Pick<PictureUpload, 'key' | 'file'>) {
    const stop = new AbortController()
    stops.current.set(key, stop)
    line.current = line.current.then(async () => {
      if (!editor || !source || stop.signal.aborted) return
      // The user deleted its placeholder during the upload.
      if (positionOf(editor, key) === null) return drop(key)
      try {
        const onProgress = (percent: number) => update(key, { percent: Math.min(100, percent) })
        const src = await source.send(file, { onProgress, signal: stop.signal })
        if (stop.signal.aborted) return
        if (src === null) return update(key, { trouble: source.messageOf(null) })
        settle(editor, key, src)
        drop(key)
      } catch (error) {
        if (!stop.signal.aborted) update(key, { trouble: source.messageOf(error) })
      }
    })
  }

  return {
    list,
    isBusy: list.length > 0,
    /** Inserts pictures at the cursor, or at a position in the text. Returns whether there were any. */
    add(files: readonly File[], at?: number) {
      const pictures = files.filter(isPicture)
      if (!editor || !source || pictures.length === 0) return false
      const added = pictures.map((file) => ({ key: ++count.current, file, percent: 0, trouble: null }))
      const blocks = added.map(({ key, file }) => ({
        type: 'image',
        attrs: { upload: key, preview: URL.createObjectURL(file) },
      }))
      const where = at ?? editor.state.selection.to
      editor.chain().focus().insertContentAt(where, blocks).run()
      setList((current) => [...current, ...added])
      added.forEach(send)
      return true
    },
    again(one: PictureUpload) {
      update(one.key, { trouble: null, percent: 0 })
      send(one)
    },
    remove(key: number) {
      stops.current.get(key)?.abort()
      if (editor) settle(editor, key, null)
      drop(key)
    },
  }
}
export type PictureUploads = ReturnType<typeof usePictureUploads>

function positionOf({ state }: Editor, key: number) {
  let found: number | null = null
  state.doc.descendants((node, at) => {
    if (node.attrs['upload'] === key) found = at
    return found === null
  })
  return found
}

/** Replaces the placeholder by the picture, or removes it. Undo does not bring the upload back. */
function settle(editor: Editor, key: number, src: string | null) {
  const at = positionOf(editor, key)
  const node = at === null ? null : editor.state.doc.nodeAt(at)
  if (at === null || !node) return
  URL.revokeObjectURL(String(node.attrs['preview']))
  const { tr } = editor.state
  if (src === null) tr.delete(at, at + node.nodeSize)
  else tr.setNodeMarkup(at, null, { src, alt: node.attrs['alt'], upload: null, preview: null })
  editor.view.dispatch(tr.setMeta('addToHistory', false))
}
