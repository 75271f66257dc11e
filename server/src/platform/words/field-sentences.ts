import type { z } from 'zod'
import type { Language } from 'contract/i18n/languages'

type Issue = z.core.$ZodIssue

/** Every invalid field, under a path such as `body.title`, with a text in the caller's language. */
export function fieldSentences({ issues }: z.ZodError, part: string, language: Language) {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = [part, ...issue.path.map(String)].join('.')
    fields[path] ??= ownSentence(issue, language) ?? sentences[language](issue)
  }
  return fields
}

/** The product's own rules, by the name in the schema. */
const own: Record<string, Record<Language, string>> = {
  NOTHING_SAID: {
    ko: '내용을 입력해 주세요.',
    en: 'Please write something.',
    jp: '内容を入力してください。',
  },
  YEAR_WRONG: {
    ko: '1900년부터 2100년 사이의 날짜를 입력해 주세요.',
    en: 'Enter a date between 1900 and 2100.',
    jp: '1900年から2100年までの日付を入力してください。',
  },
  TRACKING_NO_WRONG: {
    ko: '운송장 번호를 확인해 주세요.',
    en: 'Please check the tracking number.',
    jp: '送り状番号をご確認ください。',
  },
  WORD_MARKS: {
    ko: '{ } < > | 기호와 줄바꿈은 쓸 수 없습니다.',
    en: 'The signs { } < > | and line breaks cannot be used.',
    jp: '{ } < > | の記号と改行は使えません。',
  },
}
/** Input that the database cannot store, at its field; without a name where it is not in a field. */
export const unstorableSentence = (
  { path, why }: { path: string; why: 'TEXT' | 'DEPTH' },
  language: Language,
) => (why === 'TEXT' ? { [path]: unstorable[language] } : null)
const unstorable: Record<Language, string> = {
  ko: '사용할 수 없는 문자가 들어 있습니다.',
  en: 'This contains characters that cannot be used.',
  jp: '使用できない文字が含まれています。',
}

const ownSentence = (issue: Issue, language: Language) =>
  issue.code === 'custom' ? own[String(issue.params?.['rule'])]?.[language] : undefined

const isText = (issue: { origin: string }) => issue.origin === 'string'

const sentences: Record<Language, (issue: Issue) => string> = {
  ko(issue) {
    if (issue.code === 'too_small' && isText(issue)) {
      return issue.minimum === 1 ? '필수 정보입니다.' : `최소 ${issue.minimum}자 이상 입력해야 합니다.`
    }
    if (issue.code === 'too_big' && isText(issue)) return `최대 ${issue.maximum}자까지 입력 가능합니다.`
    if (issue.code === 'too_small') return `${issue.minimum} 이상이어야 합니다.`
    if (issue.code === 'too_big') return `${issue.maximum} 이하여야 합니다.`
    if (issue.code === 'invalid_format' && issue.format === 'email') return '이메일 형식으로 입력해 주세요'
    return '올바른 값을 입력해 주세요.'
  },
  en(issue) {
    if (issue.code === 'too_small' && isText(issue)) {
      return issue.minimum === 1 ? 'This is required.' : `Enter at least ${issue.minimum} characters.`
    }
    if (issue.code === 'too_big' && isText(issue)) return `Enter at most ${issue.maximum} characters.`
    if (issue.code === 'too_small') return `Must be at least ${issue.minimum}.`
    if (issue.code === 'too_big') return `Must be at most ${issue.maximum}.`
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'Enter an e-mail address.'
    return 'Enter a valid value.'
  },
  jp(issue) {
    if (issue.code === 'too_small' && isText(issue)) {
      return issue.minimum === 1 ? '必須項目です。' : `${issue.minimum}文字以上で入力してください。`
    }
    if (issue.code === 'too_big' && isText(issue)) return `${issue.maximum}文字以内で入力してください。`
    if (issue.code === 'too_small') return `${issue.minimum}以上にしてください。`
    if (issue.code === 'too_big') return `${issue.maximum}以下にしてください。`
    if (issue.code === 'invalid_format' && issue.format === 'email') return 'メール形式で入力してください。'
    return '正しい値を入力してください。'
  },
}
