import { email as emailForm } from 'contract/values/ids'
import { isPhone, readPhone } from 'contract/values/phone'
import type { MemberRowFault } from 'contract/people/members/invitations.rules'
import type { UploadedRow } from 'contract/values/workbooks'

const NAME_LENGTH = 60

export const memberHeadings = {
  name: ['이름', 'Name', '名前'],
  email: ['이메일', '메일', 'E-mail', 'Email', 'メール', 'メールアドレス'],
  phone: ['연락처', '전화번호', '휴대폰', 'Phone', '電話番号'],
} as const

export interface SiteFacts {
  /** Whose address it is at this site. */
  members: ReadonlyMap<string, 'ACTIVE' | 'BLOCKED'>
  invited: ReadonlySet<string>
}

/** The rows of an uploaded spreadsheet as people to invite, each with what is wrong with it. docs/rules.md R-822. */
export function checkMemberRows(rows: readonly UploadedRow<'name' | 'email' | 'phone'>[], facts: SiteFacts) {
  const seen = new Set<string>()
  return rows.map(({ rowNo, cells }) => {
    const { name } = cells
    const email = cells.email.toLowerCase()
    const phone = readPhone(cells.phone)
    const fault = faultOf({ name, email, phone }, { ...facts, seen })
    seen.add(email)
    return { rowNo, name, email, phone, fault }
  })
}

interface Person {
  name: string
  email: string
  phone: string
}
function faultOf(
  { name, email, phone }: Person,
  { members, invited, seen }: SiteFacts & { seen: ReadonlySet<string> },
): MemberRowFault | null {
  if (email === '') return 'EMAIL_MISSING'
  if (!emailForm.safeParse(email).success) return 'EMAIL_WRONG'
  if (name === '') return 'NAME_MISSING'
  if (name.length > NAME_LENGTH) return 'NAME_LONG'
  if (!isPhone(phone)) return 'PHONE_WRONG'
  if (seen.has(email)) return 'DUPLICATE'
  const status = members.get(email)
  if (status) return status === 'BLOCKED' ? 'BLOCKED' : 'MEMBER'
  return invited.has(email) ? 'INVITED' : null
}
