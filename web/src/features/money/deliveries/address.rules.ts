import { isZipcode } from 'contract/money/deliveries/deliveries.rules'
import type { DeliveryAddress } from 'contract/money/deliveries/schemas'
import { isPhone } from 'contract/values/phone'

export const noAddress: DeliveryAddress = {
  recipient: '',
  phone: '',
  zipcode: '',
  addr1: '',
  addr2: '',
  memo: '',
}

export type AddressComplaints = Partial<
  Record<keyof DeliveryAddress, 'recipientNeeded' | 'phoneNeeded' | 'zipcodeNeeded' | 'addr1Needed'>
>

/** What is missing of an address. */
export function addressComplaints({ recipient, phone, zipcode, addr1 }: DeliveryAddress) {
  const complaints: AddressComplaints = {}
  if (recipient.trim() === '') complaints.recipient = 'recipientNeeded'
  if (phone === '' || !isPhone(phone)) complaints.phone = 'phoneNeeded'
  if (!isZipcode(zipcode)) complaints.zipcode = 'zipcodeNeeded'
  if (addr1.trim().length < 2) complaints.addr1 = 'addr1Needed'
  return complaints
}
