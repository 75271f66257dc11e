import { isPhone } from 'contract/values/phone'
import { isEmail, isName } from '../../people/sign-in/sign-in.rules.ts'

export interface Orderer {
  name: string
  email: string
  phone: string
}
export type OrdererComplaints = Partial<
  Record<keyof Orderer, 'nameNeeded' | 'nameWrong' | 'emailNeeded' | 'phoneWrong'>
>

/** What is wrong with who orders; an account is opened under the name only where it keeps the rules for names. */
export function ordererComplaints(
  { name, email, phone }: Orderer,
  { opensAccount }: { opensAccount: boolean },
) {
  const complaints: OrdererComplaints = {}
  if (name.trim() === '') complaints.name = 'nameNeeded'
  else if (opensAccount && !isName(name)) complaints.name = 'nameWrong'
  if (!isEmail(email)) complaints.email = 'emailNeeded'
  if (!isPhone(phone)) complaints.phone = 'phoneWrong'
  return complaints
}
