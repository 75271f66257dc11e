import type { Editor } from '@tiptap/react'
import { NodeSelection } from '@tiptap/pm/state'

/** The selected block with the size of the one before or after it; null at either end of its parent. */
function neighbourOf({ state: { selection } }: Editor, step: -1 | 1) {
  if (!(selection instanceof NodeSelection)) return null
  const { $from, $to, node } = selection
  const next = step < 0 ? $from.nodeBefore : $to.nodeAfter
  return next && { node, from: selection.from, to: selection.to, size: next.nodeSize }
}

export const canMove = (editor: Editor, step: -1 | 1) => neighbourOf(editor, step) !== null

/** A selected block changes places with its neighbour and stays selected. */
export function moveBlock(editor: Editor, step: -1 | 1) {
  const place = neighbourOf(editor, step)
  if (!place) return
  const { node, from, to, size } = place
  const at = step < 0 ? from - size : from + size
  const tr = editor.state.tr.delete(from, to).insert(at, node)
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
}
