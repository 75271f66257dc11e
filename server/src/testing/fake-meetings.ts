import type { Clock } from '../platform/clock.ts'
import {
  MeetingProviderRefused,
  MeetingProviderUnreachable,
  type AccountRefusal,
  type Meeting,
  type MeetingInput,
  type MeetingProvider,
} from '../platform/meetings/meeting-provider.ts'
import type { GoogleAccount, GoogleGrant } from '../platform/meetings/google-meet/google-oauth.ts'
import type { MeetingProviders } from '../platform/meetings/meeting-providers.ts'
import type { ZoomAccount } from '../platform/meetings/zoom/zoom-tokens.ts'

type Call = keyof MeetingProvider
interface FakeMeeting extends MeetingInput {
  key: string
  accountId: string
}

const zoomView = (meetingKey: string, { password }: FakeMeeting): Meeting => ({
  meetingKey,
  joinUrl: `https://us02web.zoom.us/j/${meetingKey}?pwd=made`,
  password: password ?? 'made12',
})
const googleView = (meetingKey: string): Meeting => ({
  meetingKey,
  joinUrl: `https://meet.google.com/${meetingKey}`,
  password: '',
})

/** A service of meetings in memory that any keys open. `control` says what goes wrong. */
export function fakeMeetings(now: Clock) {
  const control = {
    meetings: new Map<string, FakeMeeting>(),
    calls: [] as Call[],
    refusesAccount: null as AccountRefusal | null,
    isDown: false,
    /** What every call is refused with. */
    refusal: null as { code: string; retryAfter: number | null } | null,
    /** The next answer to this call is lost, after it was done. */
    loses: null as Call | null,
    /** The keys with which it was opened last. */
    keys: null as ZoomAccount | null,
    googleKeys: null as GoogleAccount | null,
    /** Consents that ended at Google. */
    revoked: [] as string[],
    /** What the person at Google agrees to, with the code `agreed`. */
    grant: {
      refreshToken: 'refresh-of-haru',
      mayWriteCalendar: true,
      subject: 'haru-at-google',
      email: 'haru@example.com',
    } as GoogleGrant,
  }
  let made = 0
  let reads = 0

  function called(call: Call) {
    control.calls.push(call)
    if (control.isDown) throw new MeetingProviderUnreachable('down')
    if (control.refusal) throw new MeetingProviderRefused(control.refusal.code, control.refusal.retryAfter)
  }
  function answered<Answer>(call: Call, answer: Answer) {
    if (control.loses !== call) return answer
    control.loses = null
    throw new MeetingProviderUnreachable('the answer was lost')
  }
  const open = (accountId: string, accountName: string, viewOf: typeof zoomView): MeetingProvider => ({
    async checkAccount() {
      called('checkAccount')
      const reason = control.refusesAccount
      return reason ? { verdict: 'REFUSED', reason } : { verdict: 'ACCEPTED', accountName }
    },
    async createMeeting(key, meeting) {
      called('createMeeting')
      const before = [...control.meetings].find(([, one]) => one.key === key)
      const meetingKey = before?.[0] ?? String(85_900_000_000 + (made += 1))
      const stored = before?.[1] ?? { ...meeting, key, accountId }
      control.meetings.set(meetingKey, stored)
      return answered('createMeeting', viewOf(meetingKey, stored))
    },
    async changeMeeting(meetingKey, meeting) {
      called('changeMeeting')
      const before = control.meetings.get(meetingKey)
      if (before?.accountId !== accountId) return false
      control.meetings.set(meetingKey, { ...before, ...meeting })
      return answered('changeMeeting', true)
    },
    async deleteMeeting(meetingKey) {
      called('deleteMeeting')
      if (control.meetings.get(meetingKey)?.accountId === accountId) control.meetings.delete(meetingKey)
      answered('deleteMeeting', null)
    },
    async findStartUrl(meetingKey) {
      called('findStartUrl')
      if (control.meetings.get(meetingKey)?.accountId !== accountId) return null
      return `https://us02web.zoom.us/s/${meetingKey}?zak=${now().getTime()}-${(reads += 1)}`
    },
  })
  const providers: MeetingProviders = {
    zoom(keys) {
      control.keys = keys
      return open(keys.accountId, 'Haru Yoga', zoomView)
    },
    googleMeet(keys) {
      control.googleKeys = keys
      return open('haru-at-google', keys.email, googleView)
    },
    googleAuthorization: {
      authorizeUrl: (clientId, { redirectUrl, state, verifier }) =>
        `https://accounts.google.com/auth?${new URLSearchParams({ clientId, redirectUrl, state, verifier }).toString()}`,
      async exchange(_, { code }) {
        if (control.isDown) throw new MeetingProviderUnreachable('down')
        if (code !== 'agreed') throw new MeetingProviderRefused('invalid_grant', null, 'KEYS')
        return control.grant
      },
      async revoke(refreshToken) {
        if (control.isDown) throw new MeetingProviderUnreachable('down')
        control.revoked.push(refreshToken)
      },
    },
  }
  return { control, providers }
}
