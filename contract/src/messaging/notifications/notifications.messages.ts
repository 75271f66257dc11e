import type { Translations } from '../../i18n/translations.ts'

/** The texts of notifications, by kind; otherwise by subject. */
export const notificationTexts: Translations = {
  main: {
    ko: '{title} 소식이 있어요.',
    en: 'News: {title}.',
    jp: '{title}に関するお知らせがあります。',
  },
  class: {
    ko: '‘{title}’에 새 소식이 있어요.',
    en: 'There is news in “{title}”.',
    jp: '「{title}」に新しいお知らせがあります。',
  },
  enrolment: {
    ko: '‘{title}’ {enrolment} 소식이 있어요.',
    en: 'There is news about your place in “{title}”.',
    jp: '「{title}」の{enrolment}に関するお知らせがあります。',
  },
  attendance: {
    ko: '‘{title}’ 출석을 확인해 주세요.',
    en: 'Please check the attendance of “{title}”.',
    jp: '「{title}」の出席をご確認ください。',
  },
  mission: {
    ko: '‘{title}’ 미션 소식이 있어요.',
    en: 'There is news about a mission of “{title}”.',
    jp: '「{title}」のミッションに関するお知らせがあります。',
  },
  live: {
    ko: '‘{title}’ 라이브 소식이 있어요.',
    en: 'There is news about a live {course} of “{title}”.',
    jp: '「{title}」のライブに関するお知らせがあります。',
  },
  member: {
    ko: '{name} 님 소식이 있어요.',
    en: 'There is news about {name}.',
    jp: '{name}さんに関するお知らせがあります。',
  },
  post: {
    ko: '‘{title}’ 글이 올라왔어요.',
    en: 'New post: “{title}”.',
    jp: '「{title}」が投稿されました。',
  },
  like: {
    ko: '{name} 님이 ‘{title}’에 좋아요를 눌렀어요.',
    en: '{name} likes “{title}”.',
    jp: '{name}さんが「{title}」に「いいね」しました。',
  },
  other: {
    ko: '새 소식이 있어요.',
    en: 'There is news.',
    jp: '新しいお知らせがあります。',
  },
}
