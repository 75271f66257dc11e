import type { Translations } from '../../i18n/translations.ts'

/** The name of the feature in the filter of the activity history. */
export const featureName: Translations[string] = {
  ko: '메일 발신',
  en: 'Sender of mails',
  jp: 'メールの送信元',
}

/** Sentence endings of the activity history; each follows the name of a staff member. */
export const audit: Translations = {
  'sender-domains.saveSenderDomain': {
    ko: '메일을 보내는 도메인을 바꿨어요',
    en: 'changed the domain that sends mails',
    jp: 'メールを送信するドメインを変更しました',
  },
  'sender-domains.checkSenderDomain': {
    ko: '메일을 보내는 도메인을 확인했어요',
    en: 'checked the domain that sends mails',
    jp: 'メールを送信するドメインを確認しました',
  },
  'sender-domains.removeSenderDomain': {
    ko: '메일을 보내는 도메인을 지웠어요',
    en: 'removed the domain that sends mails',
    jp: 'メールを送信するドメインを削除しました',
  },
}
