import { dictionary } from '../../../platform/words/dictionary.ts'

export const mailLanguageMessages = dictionary('mailLanguageMessages', {
  ko: {
    title: '메일과 알림 언어',
    lead: '사이트가 이 언어를 쓰면 메일과 푸시 알림을 이 언어로 보내 드려요.',
    saved: '앞으로 이 언어로 보내 드려요.',
    failed: '저장하지 못했어요.',
  },
  en: {
    title: 'Language of mails and notifications',
    lead: 'Mails and push notifications come in this language where a site speaks it.',
    saved: 'We will write to you in this language.',
    failed: 'This could not be saved.',
  },
})
