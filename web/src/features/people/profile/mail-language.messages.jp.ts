import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { mailLanguageMessages as texts } from './mail-language.messages.ts'

export const mailLanguageMessages: Japanese<typeof texts> = {
  title: 'メールと通知の言語',
  lead: 'サイトがこの言語に対応している場合、メールとプッシュ通知をこの言語でお送りします。',
  saved: '今後はこの言語でお送りします。',
  failed: '保存できませんでした。',
}
