import type { Japanese } from '../../platform/words/dictionary.ts'
import type { writingWords as texts } from './writing.words.ts'

export const writingWords: Japanese<typeof texts> = {
  toolbar: '書式',
  loading: 'エディターを読み込んでいます',
  bold: '太字',
  italic: '斜体',
  underline: '下線',
  strike: '取り消し線',
  heading: '見出し',
  subheading: '小見出し',
  bullets: '箇条書き',
  numbers: '番号付きリスト',
  quote: '引用',
  line: '区切り線',
  undo: '元に戻す',
  redo: 'やり直す',
  link: 'リンク',
  linkAddress: 'リンク先のアドレス',
  linkApply: '適用',
  linkRemove: 'リンクを外す',
}
