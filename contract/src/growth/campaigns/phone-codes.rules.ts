/** Why a message did not arrive on a phone, in the words of `performanceMessages`. */
export const phoneFaults = [
  'NO_KAKAO',
  'NOT_A_FRIEND',
  'BLOCKED_ON_KAKAO',
  'WRONG_TEMPLATE',
  'WRONG_CHANNEL',
  'OUT_OF_HOURS',
  'NO_BALANCE',
  'REFUSED_BY_080',
  'BLOCKED_NUMBER',
  'UNREGISTERED_SENDER',
  'SPAM',
  'WRONG_NUMBER',
  'PHONE_UNREACHABLE',
  'CARRIER_FAULT',
] as const
export type PhoneFault = (typeof phoneFaults)[number]

/** Codes of Solapi by what they mean to who sent the message. */
const codes: Record<PhoneFault, readonly string[]> = {
  NO_KAKAO: ['3104'],
  NOT_A_FRIEND: ['3102'],
  BLOCKED_ON_KAKAO: ['3107'],
  WRONG_TEMPLATE: ['1042', '1043', '3103', '3105'],
  WRONG_CHANNEL: ['1041', '3101', '3106'],
  OUT_OF_HOURS: ['3108'],
  NO_BALANCE: ['1030', '2230'],
  REFUSED_BY_080: ['1061', '2061'],
  BLOCKED_NUMBER: ['1060', '2060', '3047'],
  UNREGISTERED_SENDER: ['1062', '2062', '3013', '3059'],
  SPAM: ['1064', '2064', '2254', '3054', '3055'],
  WRONG_NUMBER: ['3010', '3032'],
  PHONE_UNREACHABLE: ['3041', '3042', '3043', '3044', '3045', '3046', '3050', '3051', '3057'],
  CARRIER_FAULT: ['1024', '1058', '2024', '3012', '3024', '3040', '3052', '3053', '3056', '3058'],
}

/** What a code of the service means; null for one that is shown as it is. */
export const phoneFaultOf = (code: string | null): PhoneFault | null =>
  phoneFaults.find((fault) => code !== null && codes[fault].includes(code)) ?? null
