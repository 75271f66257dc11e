import { endOfSeoulDay } from 'contract/money/enrolments/enrolments.rules'
import type { AttendeeRowFault } from 'contract/workflows/admissions/attendee-upload.rules'
import { email as emailForm, type UserSeq } from 'contract/values/ids'
import { isPhone, readPhone } from 'contract/values/phone'
import type { UploadedRow } from 'contract/values/workbooks'

export const attendeeHeadings = {
  name: ['이름', 'Name', '名前'],
  email: ['이메일', '메일', 'E-mail', 'Email', 'メール', 'メールアドレス'],
  phone: ['연락처', '전화번호', '휴대폰', 'Phone', '電話番号'],
  until: ['종료일', '수강 종료일', 'Until', 'End date', '終了日'],
} as const

export interface Candidate {
  userSeq: UserSeq
  name: string
  email: string
  phone: string | null
  status: 'ACTIVE' | 'BLOCKED'
}
interface Person {
  name: string
  email: string
  phone: string
}

/** An address names one person and a number nearly always does; names decide only among people who share the rest. */
export function matchMember({ name, email, phone }: Person, members: readonly Candidate[]) {
  if (email !== '') return onlyOne(members.filter((one) => one.email === email))
  if (phone === '') return onlyOne(members.filter((one) => one.name === name))
  const sharing = members.filter((one) => one.phone === phone)
  const named = sharing.filter((one) => one.name === name)
  return onlyOne(named.length === 1 ? named : sharing)
}
function onlyOne(found: readonly Candidate[]): Candidate | 'NOT_A_MEMBER' | 'SEVERAL_MEMBERS' {
  const [first] = found
  if (!first) return 'NOT_A_MEMBER'
  return found.length > 1 ? 'SEVERAL_MEMBERS' : first
}

/** A day as people write it: 2026-12-31, 2026.12.31, 2026/12/31. Null where it is none. */
export function readDay(text: string) {
  const [, year, month = '', day = ''] =
    /^(\d{4})[-./년]\s*(\d{1,2})[-./월]\s*(\d{1,2})[.일]?$/.exec(text) ?? []
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00Z`)
  // A day that a month does not have would be another one.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? null : written
}

export interface ClassFacts {
  members: readonly Candidate[]
  /** Who learns in the class now. */
  learning: ReadonlySet<UserSeq>
  now: Date
}

/** The rows of an uploaded spreadsheet as members, each with what is wrong with it. docs/rules.md R-824. */
export function checkAttendeeRows(
  rows: readonly UploadedRow<'name' | 'email' | 'phone' | 'until'>[],
  facts: ClassFacts,
) {
  const seen = new Set<UserSeq>()
  return rows.map(({ rowNo, cells }) => {
    const person = { name: cells.name, email: cells.email.toLowerCase(), phone: readPhone(cells.phone) }
    const until = cells.until === '' ? null : readDay(cells.until)
    const written = writtenFault(person) ?? untilFault(cells.until, until, facts.now)
    const match = written ?? matchMember(person, facts.members)
    if (typeof match === 'string') return { rowNo, ...person, until, userSeq: null, fault: match }
    const { userSeq, name, email, phone } = match
    const fault = memberFault(match, { ...facts, seen })
    seen.add(userSeq)
    return { rowNo, name, email, phone: phone ?? '', until, userSeq, fault }
  })
}

function writtenFault({ name, email, phone }: Person): AttendeeRowFault | null {
  if (email === '' && phone === '' && name === '') return 'WHO_MISSING'
  if (email !== '' && !emailForm.safeParse(email).success) return 'EMAIL_WRONG'
  return isPhone(phone) ? null : 'PHONE_WRONG'
}
function untilFault(text: string, until: string | null, now: Date): AttendeeRowFault | null {
  if (text === '') return null
  if (until === null) return 'UNTIL_WRONG'
  return endOfSeoulDay(until) <= now ? 'UNTIL_PAST' : null
}
function memberFault(
  { userSeq, status }: Candidate,
  { learning, seen }: ClassFacts & { seen: ReadonlySet<UserSeq> },
): AttendeeRowFault | null {
  if (status === 'BLOCKED') return 'BLOCKED'
  if (seen.has(userSeq)) return 'DUPLICATE'
  return learning.has(userSeq) ? 'ALREADY' : null
}
