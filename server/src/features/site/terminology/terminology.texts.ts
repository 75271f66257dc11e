import type { Language } from 'contract/i18n/languages'

/** The subject of a mail that every site sends, as a sample of how its terms read. */
export const sampleSubject: Record<Language, string> = {
  ko: '[{site}] {class} 결제가 완료되었습니다',
  en: '[{site}] Your {class} is paid',
  jp: '[{site}] {class}のお支払いが完了しました',
}
