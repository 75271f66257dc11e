import type { Editor } from '@tiptap/react'
import { Extension, Node } from '@tiptap/react'
import { TextSelection, type Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { insertBlock } from './blocks.ts'

const spans = () => ({
  colspan: { default: 1, parseHTML: spanned('colspan') },
  rowspan: { default: 1, parseHTML: spanned('rowspan') },
  // The plugin requires this attribute; columns share the width of the text.
  colwidth: { default: null, rendered: false },
})
const spanned = (name: string) => (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
})
const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: spans,
  extendNodeSchema: ({ name }) => (name === 'tableCell' ? { tableRole: 'cell' } : {}),
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})
const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: spans,
  extendNodeSchema: ({ name }) => (name === 'tableHeader' ? { tableRole: 'header_cell' } : {}),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})
const runs = (editor: Editor, command: Command) => command(editor.state, editor.view.dispatch, editor.view)
const TableKeys = Extension.create({
  name: 'tableKeys',
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => this.editor.isActive('table') && runs(this.editor, goToNextCell(1)),
      'Shift-Tab': () => this.editor.isActive('table') && runs(this.editor, goToNextCell(-1)),
    }
  },
})
export const tableBlocks = [Table, TableRow, TableCell, TableHeader, TableKeys]

const SIDE = 3
const rowOf = (type: string) => ({
  type: 'tableRow',
  content: Array.from({ length: SIDE }, () => ({ type, content: [{ type: 'paragraph' }] })),
})
/** Inserts a table of three by three with a heading row. */
export function insertTable(editor: Editor) {
  const rows = ['tableHeader', 'tableCell', 'tableCell'].map(rowOf)
  const before = editor.state.selection.to
  insertBlock(editor, { type: 'table', content: rows })
  // The cursor starts in the first cell.
  const { tr, doc } = editor.state
  let at: number | null = null
  doc.nodesBetween(Math.max(0, before - 1), doc.content.size, (node, position) => {
    if (at === null && node.type.name === 'table') at = position
    return at === null
  })
  if (at !== null)
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at + 1))).scrollIntoView())
}

/** The commands for the table at the cursor. */
const tableSteps = {
  rowBelow: addRowAfter,
  columnAfter: addColumnAfter,
  headerRow: toggleHeaderRow,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  removeTable: deleteTable,
} satisfies Record<string, Command>
export type TableStep = keyof typeof tableSteps
export function changeTable(editor: Editor, step: TableStep) {
  runs(editor, tableSteps[step])
  editor.commands.focus()
}
