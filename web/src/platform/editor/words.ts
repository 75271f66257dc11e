export interface RichTextWords {
  toolbar: string
  loading: string
  bold: string
  italic: string
  underline: string
  strike: string
  heading: string
  subheading: string
  bullets: string
  numbers: string
  quote: string
  line: string
  undo: string
  redo: string
  link: string
  linkAddress: string
  linkApply: string
  linkRemove: string
  cancel: string
  remove: string
  /** The name of the tools for the selected block. */
  blockTools: string
  moveUp: string
  moveDown: string
  required: string
  picture: string
  alt: string
  altHint: string
  /** The number of running uploads. */
  sending: (count: number) => string
  notSent: string
  again: string
  /** Shown after the user pasted pictures of another site. */
  leftOut: string
  video: string
  videoAddress: string
  videoHint: string
  videoTitle: string
  videoWrong: string
  button: string
  buttonLabel: string
  table: string
  tableTools: string
  rowBelow: string
  columnAfter: string
  headerRow: string
  removeRow: string
  removeColumn: string
  removeTable: string
}
