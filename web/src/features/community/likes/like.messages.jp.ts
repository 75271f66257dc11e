import type { Japanese } from '../../../platform/words/dictionary.ts'
import type { likeWords as texts } from './like.messages.ts'

export const likeWords: Japanese<typeof texts> = {
  like: '{name}に「いいね」',
  likeFailed: '変更できませんでした。しばらくしてからもう一度お試しください。',
}
