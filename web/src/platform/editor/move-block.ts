import type { Editor } from '@tiptap/react'
import { NodeSelection } from '@tiptap/pm/state'

/** The block before or after the selected one, with its size; null at either end of the parent. */
function neighbourOf({ state: { selection } }: Editor, step: -1 | 1) {
  if (!(selection instanceof NodeSelection)) return null
  const { $from, $to, node } = selection
  const next = step < 0 ? $from.nodeBefore : $to.nodeAfter
  return next && { node, from: selection.from, to: selection.to, size: next.nodeSize }
}

export const canMove = (editor: Editor, step: -1 | 1) => neighbourOf(editor, step) !== null

/** Swaps the selected block with its neighbour and keeps it selected. */
export function moveBlock(editor: Editor, step: -1 | 1) {
  const neighbour = neighbourOf(editor, step)
  if (!neighbour) return
  const { node, from, to, size } = neighbour
  const at = step < 0 ? from - size : from + size
  const tr = editor.state.tr.delete(from, to).insert(at, node)
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView())
}
