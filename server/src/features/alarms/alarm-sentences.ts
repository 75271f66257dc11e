import { subjectOf } from 'contract/alarms'
import { formatAmount } from 'contract/money'
import type { Language } from 'contract/languages'
import { filled, type Voice } from 'contract/sentences'
import { z } from 'zod'
import { shownName } from '../../platform/words/shown-name.ts'

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
} as const satisfies Record<Language, Readonly<Record<string, string>>>
type Sentence = keyof (typeof alarmSentences)['ko']

const more: Record<Language, string> = {
  ko: '이 밖에 새 알림 {count}개',
  en: 'and {count} more',
  jp: 'ほか{count}件の新しい通知',
}
export const moreWords = (count: number, voice: Voice) =>
  filled(more[voice.language], voice, { count: String(count) })

const Facts = z.looseObject({
  kind: z.string().catch(''),
  name: z.string().catch(''),
  title: z.string().catch(''),
  amount: z.coerce.number().catch(0),
})
interface Told {
  alarmType: string
  content: unknown
  isLegacy: boolean
}

/** By its kind, else by its number; an alarm of the old kind speaks for itself. */
export function sentenceOf({ alarmType, content, isLegacy }: Told, voice: Voice) {
  if (isLegacy && typeof content === 'string') return content
  const facts = Facts.safeParse(content).data ?? { kind: '', name: '', title: '', amount: 0 }
  const name = shownName(facts.name, voice.language)
  const amount = formatAmount(facts.amount, 'KRW', voice.language)
  const say = (sentence: Sentence) =>
    filled(alarmSentences[voice.language][sentence], voice, { name, title: facts.title, amount })
  if (facts.kind === 'cancelled' && facts.amount > 0) return say('refunded')
  if (isSentence(facts.kind)) return say(facts.kind)
  return facts.name === '' && facts.title === '' ? say('other') : say(subjectOf(alarmType))
}

const isSentence = (kind: string): kind is Sentence => Object.hasOwn(alarmSentences.ko, kind)
