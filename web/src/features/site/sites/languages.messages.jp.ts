import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { languageMessages as texts } from './languages.messages.ts'

export const languageMessages: Japanese<typeof texts> = {
  title: '言語と用語',
  why: 'オンにした言語はサイトの一番下で選べるようになり、検索サイトにも言語ごとに知らされます。',
  spoken: 'サイトの言語',
  always: '韓国語は常にオンです。',
  wordsWhy: 'このサイト独自の呼び方がある場合は、用語を変更できます。',
  words: 'サイトの用語を変更する',
}
