/** As BCP 47 calls them. */
export const captionLanguages = [
  'ko',
  'en',
  'ja',
  'zh',
  'vi',
  'th',
  'id',
  'mn',
  'ru',
  'es',
  'fr',
  'de',
] as const
export type CaptionLanguage = (typeof captionLanguages)[number]
