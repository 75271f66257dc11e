import { isAccountPassword } from 'contract/values/passwords'
import { isPhone } from 'contract/values/phone'

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim())
export const isName = (text: string) =>
  /^[A-Za-z가-힣\u3040-\u30ff\u4e00-\u9fff]+(?: [A-Za-z가-힣\u3040-\u30ff\u4e00-\u9fff]+)*$/.test(
    text.trim(),
  ) && text.trim().length >= 2

export interface SignUpForm {
  email: string
  name: string
  password: string
  again: string
  phone: string
}
type Complaint = 'required' | 'badEmail' | 'badName' | 'badPassword' | 'notSame' | 'badPhone'
export type Complaints = Partial<Record<keyof SignUpForm, Complaint>>

/** Returns the errors of a sign-up by field; empty if it is valid. */
export function complaintsOf({ email, name, password, again, phone }: SignUpForm): Complaints {
  const complaints: Complaints = {}
  if (email.trim() === '') complaints.email = 'required'
  else if (!isEmail(email)) complaints.email = 'badEmail'
  if (!isName(name)) complaints.name = 'badName'
  if (!isAccountPassword(password)) complaints.password = 'badPassword'
  if (again !== password) complaints.again = 'notSame'
  if (!isPhone(phone)) complaints.phone = 'badPhone'
  return complaints
}
