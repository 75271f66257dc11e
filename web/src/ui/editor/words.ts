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
}
