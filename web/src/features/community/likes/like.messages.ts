import { dictionary } from '../../../platform/words/dictionary.ts'

/** The texts of the button, which every public page needs. */
export const likeMessages = dictionary('likeMessages', {
  ko: { like: '{name} 좋아요', likeFailed: '좋아요를 바꾸지 못했어요. 잠시 뒤 다시 시도해 주세요.' },
  en: { like: 'Like {name}', likeFailed: 'It did not work. Please try again in a moment.' },
})
