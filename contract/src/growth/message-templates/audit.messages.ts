import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '메시지 템플릿',
  en: 'Message templates',
  jp: 'メッセージテンプレート',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'message-templates.createMessageTemplate': {
    ko: '메시지 템플릿을 저장했어요',
    en: 'saved a message template',
    jp: 'メッセージテンプレートを保存しました',
  },
  'message-templates.modifyMessageTemplate': {
    ko: '메시지 템플릿을 고쳤어요',
    en: 'changed a message template',
    jp: 'メッセージテンプレートを編集しました',
  },
  'message-templates.deleteMessageTemplate': {
    ko: '메시지 템플릿을 지웠어요',
    en: 'deleted a message template',
    jp: 'メッセージテンプレートを削除しました',
  },
}
