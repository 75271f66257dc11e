import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { likeMessages as texts } from './like.messages.ts'

export const likeMessages: Japanese<typeof texts> = {
  like: '{name}に「いいね」',
  likeFailed: '変更できませんでした。しばらくしてからもう一度お試しください。',
}
