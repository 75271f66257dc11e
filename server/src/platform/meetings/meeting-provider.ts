/** A meeting as it is to be at the provider; moments are instants, shown there in Asia/Seoul. */
export interface MeetingInput {
  title: string
  startsAt: Date
  endsAt: Date
  /** Null where the provider chooses one. */
  password: string | null
  isWaitingRoomOn: boolean
}

/** A meeting as the provider keeps it. */
export interface Meeting {
  /** The provider's own number or name. */
  meetingKey: string
  joinUrl: string
  password: string
}

/** An account of a site, or of a person, at one service of video meetings. Each call may be repeated. */
export interface MeetingProvider {
  /** Whether the provider accepts the account, and whose it is. Changes nothing. */
  checkAccount: () => Promise<AccountCheck>
  /** The same key makes one meeting, as far as the provider allows; each of them says what remains possible. */
  createMeeting: (key: string, meeting: MeetingInput) => Promise<Meeting>
  /** False for a meeting that no longer exists there. */
  changeMeeting: (meetingKey: string, meeting: MeetingInput) => Promise<boolean>
  /** A meeting that is gone counts as deleted. */
  deleteMeeting: (meetingKey: string) => Promise<void>
  /**
   * The address at which its host starts the meeting. It makes its reader the host and expires, so it is read for
   * each request, given to the host alone and never stored. Null for a meeting that is gone.
   */
  findStartUrl: (meetingKey: string) => Promise<string | null>
}

export type AccountCheck =
  | { verdict: 'ACCEPTED'; accountName: string }
  | { verdict: 'REFUSED'; reason: AccountRefusal }

/** What a person can do something about: keys, a permission of the app, or the person who hosts. */
export type AccountRefusal = 'KEYS' | 'PERMISSION' | 'HOST'

/** The provider did not answer, or with something that is not in its documents: try again later. */
export class MeetingProviderUnreachable extends Error {
  override name = 'MeetingProviderUnreachable'
}

/** The provider understood and refused. */
export class MeetingProviderRefused extends Error {
  override name = 'MeetingProviderRefused'
  readonly code: string
  /** Seconds after which it may be tried again, where the provider says so. */
  readonly retryAfter: number | null
  /** What is the matter with the account, where every call is refused until somebody puts that right. */
  readonly account: AccountRefusal | null

  constructor(code: string, retryAfter: number | null = null, account: AccountRefusal | null = null) {
    super(`refused with ${code}`)
    this.code = code
    this.retryAfter = retryAfter
    this.account = account
  }
}
