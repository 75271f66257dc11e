/** BCP 47 codes. */
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
