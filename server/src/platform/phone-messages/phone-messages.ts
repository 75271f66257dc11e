/** A reseller's account of a site, through which it writes to phones. */
export interface PhoneAccount {
  apiKey: string
  apiSecret: string
}

/** A sender of AlimTalk that the account may use. */
export interface KakaoChannel {
  /** The reseller's number of it. */
  pfId: string
  /** The name that people search for, such as `@haru`. */
  searchId: string
  name: string
}

export const kakaoTemplateStates = ['PENDING', 'INSPECTING', 'APPROVED', 'REJECTED'] as const
export type KakaoTemplateState = (typeof kakaoTemplateStates)[number]

/** A button below a message. It opens a web page. */
export interface KakaoButton {
  name: string
  /** An address with https; it may hold variables. */
  url: string
}
export interface KakaoTemplateInput {
  name: string
  /** With variables such as `#{이름}`; at most 1,000 characters. */
  content: string
  buttons: readonly KakaoButton[]
}
export interface KakaoTemplate {
  templateId: string
  state: KakaoTemplateState
  /** Why it was rejected, in the words of who reviewed it; the last of them. */
  comment: string | null
}

export interface AlimTalk {
  /** Comes back with the result; the same key is never sent twice by one call. */
  key: string
  /** Digits only. */
  to: string
  pfId: string
  templateId: string
  /** By name without `#{}`. */
  variables: Readonly<Record<string, string>>
}
/** Advertising on KakaoTalk, to those among the receivers who added the channel. Kakao labels it and offers a way to refuse it. */
export interface FriendTalk {
  key: string
  /** Digits only. */
  to: string
  pfId: string
  text: string
  /** What `uploadImage` returned; null without a picture. */
  imageId: string | null
  buttons: readonly KakaoButton[]
}
/** A JPEG within the limits of who shows it: Kakao in a friend-talk, carriers in a text message. */
export interface PhoneImage {
  use: 'FRIENDTALK' | 'SMS'
  name: string
  jpeg: Uint8Array
}
/** A message of a carrier. */
export interface TextMessage {
  key: string
  /** Digits only, as `from`: a number that is registered at the service. */
  to: string
  from: string
  text: string
  /** Short up to 90 bytes, else long; with a picture the last. */
  kind: 'SMS' | 'LMS' | 'MMS'
  /** What `uploadImage` returned; null without a picture. */
  imageId: string | null
}
/** What became of one message of a call. */
export type PhoneResult =
  /** The group holds the messages of the call; null where the service does not say it. */
  | { key: string; state: 'ACCEPTED'; messageId: string; groupId: string | null }
  | { key: string; state: 'REFUSED'; code: string }

/** What became of a message that was accepted, as far as the service knows; the code is its own. */
export interface PhoneReport {
  messageId: string
  /** The key it was sent with; null where the service does not say it. */
  key: string | null
  state: 'PENDING' | 'DELIVERED' | 'FAILED'
  code: string
}

/** Moments of the clock of the service. */
export interface CallSpan {
  from: Date
  to: Date
}

/** Each call may throw `PhoneServiceUnreachable` or `PhoneServiceRefused`. */
export interface PhoneMessages {
  /** Whether the account is accepted, and what is left to spend, in won. Changes nothing. */
  checkAccount: () => Promise<{ balance: number }>
  listChannels: () => Promise<KakaoChannel[]>
  createTemplate: (pfId: string, template: KakaoTemplateInput) => Promise<KakaoTemplate>
  /** Null for one that is gone. */
  findTemplate: (templateId: string) => Promise<KakaoTemplate | null>
  /** Begins the review by Kakao, which takes days. */
  requestReview: (templateId: string) => Promise<KakaoTemplate>
  /** One that is gone counts as deleted. */
  deleteTemplate: (templateId: string) => Promise<void>
  /** At most `MAX_AT_ONCE`. Accepted is not delivered. No text message is sent instead. */
  sendAlimTalks: (messages: readonly AlimTalk[]) => Promise<PhoneResult[]>
  /** Repeating it makes another one of the same picture, which does no harm. */
  uploadImage: (image: PhoneImage) => Promise<{ imageId: string }>
  /** As `sendAlimTalks`. */
  sendFriendTalks: (messages: readonly FriendTalk[]) => Promise<PhoneResult[]>
  /** As `sendAlimTalks`. */
  sendTexts: (messages: readonly TextMessage[]) => Promise<PhoneResult[]>
  /** What became of the messages of one call. Changes nothing. */
  readReports: (groupId: string) => Promise<PhoneReport[]>
  /** The groups of all calls that the account sent messages with between these moments, also of other programs. Changes nothing. */
  listCalls: (span: CallSpan) => Promise<string[]>
}
/** Solapi takes up to 10,000; so many are in one transaction here. */
export const MAX_AT_ONCE = 1000

/** Nobody knows what came of a call: no answer, a fault of the service, or one that is not in its documents. */
export class PhoneServiceUnreachable extends Error {
  override name = 'PhoneServiceUnreachable'
}

/** The service understood and refused. */
export class PhoneServiceRefused extends Error {
  override name = 'PhoneServiceRefused'
  readonly code: string
  /** Seconds after which it may be tried again, where the service says so. */
  readonly retryAfter: number | null
  /** Whether it is the key or the secret that is refused. */
  readonly isAccount: boolean

  constructor(
    code: string,
    { retryAfter = null, isAccount = false }: { retryAfter?: number | null; isAccount?: boolean } = {},
  ) {
    super(`refused with ${code}`)
    this.code = code
    this.retryAfter = retryAfter
    this.isAccount = isAccount
  }
}
