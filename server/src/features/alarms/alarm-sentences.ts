import { alarmSentence, type AlarmSentence } from 'contract/alarm-sentence'
import type { Language } from 'contract/languages'
import { filled, type Voice } from 'contract/sentences'
import { contentOf } from './alarms.views.ts'

/**
 * What an alarm says where there is no page to say it: the same sentences as in the list.
 * @public a house test holds them against the list
 */
export const alarmSentences = {
  ko: {
    applicant: '{name} 님의 ‘{title}’ {enrolment|이} 들어왔어요.',
    enrolled: '‘{title}’ {enrolment|이} 완료되었어요.',
    cancelled: '‘{title}’ {enrolment|이} 취소되었어요.',
    refunded: '‘{title}’ {enrolment|이} 취소되고 {amount|이} 환불되었어요.',
    staffCancelled: '{name} 님의 ‘{title}’ {enrolment|이} 취소되었어요.',
    review: '{name} 님이 ‘{title}’에 {review|을} 남겼어요.',
    joined: '{name} 님이 회원이 되었어요.',
    notice: '새 {notice}: {title}',
    liveTomorrow: '내일 ‘{lesson}’ 라이브가 있어요. {when}에 시작해요.',
    liveSoon: '‘{lesson}’ 라이브가 {time}에 시작해요. 지금 입장할 수 있어요.',
    liveMoved: '‘{lesson}’ 라이브가 {when|로} 바뀌었어요.',
    liveCancelled: '{when} ‘{lesson}’ 라이브가 취소되었어요.',
    liveOver: '‘{lesson}’ 라이브가 끝났어요. {count}명이 출석했어요.',
    classTCH: '‘{title}’의 {instructor|이} 되었어요.',
    classMNG: '‘{title}’의 {class} 운영자가 되었어요.',
    classFAC: '‘{title}’의 진행자가 되었어요.',
    classCMG: '‘{title}’의 {class} 매니저가 되었어요.',
    classLeft: '‘{title}’에서 맡은 일이 끝났어요.',
    main: '{title} 소식이 있어요.',
    class: '‘{title}’에 새 소식이 있어요.',
    enrolment: '‘{title}’ {enrolment} 소식이 있어요.',
    attendance: '‘{title}’ 출석을 확인해 주세요.',
    mission: '‘{title}’ 미션 소식이 있어요.',
    live: '‘{title}’ 라이브 소식이 있어요.',
    member: '{name} 님 소식이 있어요.',
    post: '‘{title}’ 글이 올라왔어요.',
    like: '{name} 님이 ‘{title}’에 좋아요를 눌렀어요.',
    other: '새 소식이 있어요.',
  },
  en: {
    applicant: 'New {enrolment} for “{title}”: {name}.',
    enrolled: 'Your {enrolment} for “{title}” is complete.',
    cancelled: 'Your {enrolment} for “{title}” was cancelled.',
    refunded: 'Your {enrolment} for “{title}” was cancelled and {amount} refunded.',
    staffCancelled: 'The {enrolment} of {name} for “{title}” was cancelled.',
    review: '{name} left {review|a} of “{title}”.',
    joined: '{name} became a member.',
    notice: 'New {notice}: “{title}”.',
    liveTomorrow: '“{lesson}” is live tomorrow: {when}.',
    liveSoon: '“{lesson}” goes live at {time}. The door is open now.',
    liveMoved: '“{lesson}” has moved to {when}.',
    liveCancelled: '“{lesson}” on {when} is cancelled.',
    liveOver: '“{lesson}” is over. {count} {count|person/people} came.',
    classTCH: 'You are now {instructor|a} of “{title}”.',
    classMNG: 'You now manage “{title}”.',
    classFAC: 'You are now a facilitator of “{title}”.',
    classCMG: 'You are now an assistant of “{title}”.',
    classLeft: 'Your work on “{title}” has ended.',
    main: 'News: {title}.',
    class: 'There is news in “{title}”.',
    enrolment: 'There is news about your place in “{title}”.',
    attendance: 'Please check the attendance of “{title}”.',
    mission: 'There is news about a mission of “{title}”.',
    live: 'There is news about a live {course} of “{title}”.',
    member: 'There is news about {name}.',
    post: 'New post: “{title}”.',
    like: '{name} likes “{title}”.',
    other: 'There is news.',
  },
  jp: {
    applicant: '{name}さんから「{title}」の{enrolment}がありました。',
    enrolled: '「{title}」の{enrolment}が完了しました。',
    cancelled: '「{title}」の{enrolment}がキャンセルされました。',
    refunded: '「{title}」の{enrolment}がキャンセルされ、{amount}が返金されました。',
    staffCancelled: '{name}さんの「{title}」の{enrolment}がキャンセルされました。',
    review: '{name}さんが「{title}」に{review}を投稿しました。',
    joined: '{name}さんが会員になりました。',
    notice: '新しい{notice}：{title}',
    liveTomorrow: '明日「{lesson}」のライブがあります。{when}に始まります。',
    liveSoon: '「{lesson}」のライブが{time}に始まります。いま入場できます。',
    liveMoved: '「{lesson}」のライブが{when}に変更されました。',
    liveCancelled: '{when}の「{lesson}」のライブはキャンセルされました。',
    liveOver: '「{lesson}」のライブが終わりました。{count}名が出席しました。',
    classTCH: '「{title}」の{instructor}になりました。',
    classMNG: '「{title}」の{class}運営者になりました。',
    classFAC: '「{title}」の進行役になりました。',
    classCMG: '「{title}」の{class}マネージャーになりました。',
    classLeft: '「{title}」での担当が終了しました。',
    main: '{title}に関するお知らせがあります。',
    class: '「{title}」に新しいお知らせがあります。',
    enrolment: '「{title}」の{enrolment}に関するお知らせがあります。',
    attendance: '「{title}」の出席をご確認ください。',
    mission: '「{title}」のミッションに関するお知らせがあります。',
    live: '「{title}」のライブに関するお知らせがあります。',
    member: '{name}さんに関するお知らせがあります。',
    post: '「{title}」が投稿されました。',
    like: '{name}さんが「{title}」に「いいね」しました。',
    other: '新しいお知らせがあります。',
  },
} as const satisfies Record<Language, Readonly<Record<AlarmSentence, string>>>
const more: Record<Language, string> = {
  ko: '이 밖에 새 알림 {count}개',
  en: 'and {count} more',
  jp: 'ほか{count}件の新しい通知',
}
export const moreWords = (count: number, voice: Voice) =>
  filled(more[voice.language], voice, { count: String(count) })

type Row = Parameters<typeof contentOf>[0] & { alarmType: string }
export const sentenceOf = ({ alarmType, ...told }: Row, voice: Voice) =>
  alarmSentence({ alarmType, ...contentOf(told, voice.language) }, voice.language, (sentence, values) =>
    filled(alarmSentences[voice.language][sentence], voice, values),
  )
