import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '마케팅 도구',
  en: 'Marketing tools',
  jp: 'マーケティングツール',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'integrations.allowSiteCode': {
    ko: '추가한 코드를 허용했어요',
    en: 'allowed added code',
    jp: '追加したコードを許可しました',
  },
  'integrations.refuseSiteCode': {
    ko: '추가한 코드를 허용하지 않았어요',
    en: 'refused added code',
    jp: '追加したコードを拒否しました',
  },
  'integrations.withdrawSiteCode': {
    ko: '추가한 코드의 허용을 취소했어요',
    en: 'withdrew the permission of added code',
    jp: '追加したコードの許可を取り消しました',
  },
  'integrations.checkSnippet': {
    ko: '추가할 코드를 확인했어요',
    en: 'checked code to be added',
    jp: '追加するコードを確認しました',
  },
  'integrations.saveSnippet': {
    ko: '추가한 코드를 저장했어요',
    en: 'saved added code',
    jp: '追加するコードを保存しました',
  },
  'integrations.runSnippet': {
    ko: '추가한 코드를 켜거나 껐어요',
    en: 'turned added code on or off',
    jp: '追加したコードをオンまたはオフにしました',
  },
  'integrations.tryoutSnippet': {
    ko: '추가한 코드를 페이지에서 확인했어요',
    en: 'tried added code on a page',
    jp: '追加したコードをページで確認しました',
  },
  'integrations.saveMarketingTools': {
    ko: '마케팅 도구를 바꿨어요',
    en: 'changed the marketing tools',
    jp: 'マーケティングツールを変更しました',
  },
  'integrations.checkMarketingKey': {
    ko: '마케팅 도구의 연결을 확인했어요',
    en: 'checked the marketing tools',
    jp: 'マーケティングツールの接続を確認しました',
  },
}
