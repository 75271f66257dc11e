import type { Language } from './languages.ts'
import { isSimplePassword } from '../values/passwords.ts'

interface ComponentRule {
  holds: (text: string) => boolean
  /** The message for a value that breaks the rule. */
  says: Record<Language, string>
}

/** A login name without a host: letters, digits and +, at least two. docs/rules.md R-190. */
const isBareId = (id: string) => /^[A-Za-z0-9+]{2,}$/.test(id)

/** Rules that an input may reference by name; those of accounts have their own. docs/rules.md. */
export const componentRules = {
  simplePassword: {
    holds: isSimplePassword,
    says: {
      ko: '비밀번호는 영문, 숫자 조합 4자 이상으로 사용해 주세요.',
      en: 'Use 4 or more letters and digits for the password.',
      jp: 'パスワードは英数字4文字以上で入力してください。',
    },
  },
  bareId: {
    holds: isBareId,
    says: {
      ko: '아이디는 영문, 숫자 조합 2자 이상으로 사용해 주세요.',
      en: 'Use 2 or more letters and digits for the id.',
      jp: 'IDは英数字2文字以上で入力してください。',
    },
  },
} as const satisfies Record<string, ComponentRule>
