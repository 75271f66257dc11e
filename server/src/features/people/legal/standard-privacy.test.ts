import { expect, test } from 'vitest'
import { CompanyFacts } from 'contract/site/sites/site-settings'
import { standardLocale } from '../../../platform/words/site-words.ts'
import { privacyText } from './standard-privacy.texts.ts'

const company = CompanyFacts.parse(
  Object.fromEntries(Object.keys(CompanyFacts.shape).map((fact) => [fact, ''])),
)

test.each([
  ['ko', '초대받은 분의 이메일', '초대한 날부터 30일', '탈퇴하면 30일 뒤'],
  ['en', 'When staff invite you', '30 days after the invitation', '30 days after you leave'],
  ['jp', '招待された方のメールアドレス', '招待から30日後', '退会から30日後'],
] as const)(
  'the policy in %s names invited people, and how long they and members are kept',
  (language, ...parts) => {
    const html = privacyText({ name: '온결요가', company, locale: standardLocale(language) })
    for (const part of parts) expect(html).toContain(part)
  },
)
