import type { Language } from 'contract/i18n/languages'
import type { MenuError } from 'contract/site/menus/menus.rules'

/** The errors of a menu, shown at their fields. */
export const menuSentences: Record<Language, Record<MenuError, string>> = {
  ko: {
    PATH: '연결할 페이지를 골라 주세요.',
    URL: 'https://로 시작하는 주소를 입력해 주세요.',
    TITLE: '메뉴 이름을 입력해 주세요.',
  },
  en: {
    PATH: 'Please choose the page it leads to.',
    URL: 'Please enter an address that begins with https://.',
    TITLE: 'Please enter a name.',
  },
  jp: {
    PATH: 'リンク先のページを選んでください。',
    URL: 'https://で始まるアドレスを入力してください。',
    TITLE: 'メニュー名を入力してください。',
  },
}
