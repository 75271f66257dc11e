import { setTimeout as after } from 'node:timers/promises'
import { systemClock } from '../../clock.ts'
import {
  MeetingProviderRefused,
  type AccountCheck,
  type Meeting,
  type MeetingInput,
  type MeetingProvider,
} from '../meeting-provider.ts'
import { unreachable } from '../provider-request.ts'
import { DUPLICATE, GONE, googleClient, type GoogleEvent, type GoogleEventBody } from './google-client.ts'
import {
  CALENDAR_SCOPE,
  googleTokens,
  type GoogleAccount,
  type GoogleEndpoint,
  type GoogleTokens,
} from './google-oauth.ts'

export const google: GoogleEndpoint = {
  accounts: 'https://accounts.google.com',
  oauth: 'https://oauth2.googleapis.com',
  userInfo: 'https://openidconnect.googleapis.com/v1/userinfo',
  api: 'https://www.googleapis.com',
  timeoutMs: 10_000,
  now: systemClock,
}

interface Pace {
  /** Milliseconds between two looks at a conference that Google is still making. */
  lookMs: number
  looks: number
}
const pace: Pace = { lookMs: 1000, looks: 5 }

/**
 * Meetings of one person at Google: events of their calendar, each with a conference in Google Meet. Learners outside the organisation of
 * the person are let in by the host, as Google does for guests.
 */
export function googleMeetProviders(endpoint: Partial<GoogleEndpoint> = {}, looking: Pace = pace) {
  const reached = { ...google, ...endpoint }
  const tokens = googleTokens(reached)
  return (account: GoogleAccount): MeetingProvider => {
    const client = googleClient({ account, endpoint: reached, tokens })
    return {
      checkAccount: () => checked(client, tokens, account),
      createMeeting: (key, meeting) => createOnce(client, key, { meeting, looking }),
      changeMeeting: (id, meeting) => changed(client, id, meeting),
      async deleteMeeting(id) {
        await client.deleteEvent(id).catch((error: unknown) => {
          if (!isRefusedWith(error, ...GONE)) throw error
        })
      },
      findStartUrl: (id) => startUrlOf(client, id),
    }
  }
}

type Client = ReturnType<typeof googleClient>

/** A key is a UUID; without its hyphens it is an identifier as Google takes it (a to v and digits), so one key makes one event. */
const eventId = (key: string) => key.replaceAll('-', '').toLowerCase()

async function createOnce(
  client: Client,
  key: string,
  { meeting, looking }: { meeting: MeetingInput; looking: Pace },
): Promise<Meeting> {
  const id = eventId(key)
  const body = bodyOf(meeting)
  const event = await client.createEvent(id, body).catch((error: unknown) => {
    if (isRefusedWith(error, DUPLICATE)) return client.reviveEvent(id, body)
    throw error
  })
  return { meetingKey: id, joinUrl: await conferenceUrl(client, event, looking), password: '' }
}

/** Google makes the conference after the event. */
async function conferenceUrl(client: Client, made: GoogleEvent, { lookMs, looks }: Pace) {
  let event = made
  for (let look = 0; look <= looks; look += 1) {
    const url = urlOf(event)
    if (url !== null) return url
    if (event.conferenceData?.createRequest?.status?.statusCode === 'failure')
      throw new MeetingProviderRefused('conference')
    if (look < looks) {
      await after(lookMs)
      event = await client.readEvent(event.id)
    }
  }
  return unreachable('the conference is still being made')
}

function urlOf({ conferenceData, hangoutLink }: GoogleEvent) {
  const video = conferenceData?.entryPoints?.find((point) => point.entryPointType === 'video')?.uri
  const url = video ?? hangoutLink
  return url?.startsWith('https://') ? url : null
}

async function changed(client: Client, id: string, meeting: MeetingInput) {
  const event = await unlessGone(client.changeEvent(id, bodyOf(meeting)))
  return event !== null && event.status !== 'cancelled'
}

/** A host starts a meeting at the address of everybody: who is signed in at Google as its owner is the host. */
async function startUrlOf(client: Client, id: string) {
  const event = await unlessGone(client.readEvent(id))
  return event === null || event.status === 'cancelled' ? null : urlOf(event)
}

async function checked(client: Client, tokens: GoogleTokens, account: GoogleAccount): Promise<AccountCheck> {
  try {
    const { scopes } = await tokens.issueNew(account)
    if (scopes && !scopes.includes(CALENDAR_SCOPE)) return { verdict: 'REFUSED', reason: 'PERMISSION' }
    await client.checkCalendar()
    return { verdict: 'ACCEPTED', accountName: account.email }
  } catch (error) {
    if (error instanceof MeetingProviderRefused && error.account)
      return { verdict: 'REFUSED', reason: error.account }
    throw error
  }
}

const LONGEST_TITLE = 200
const bodyOf = ({ title, startsAt, endsAt }: MeetingInput): GoogleEventBody => ({
  summary: title.slice(0, LONGEST_TITLE),
  start: { dateTime: startsAt.toISOString(), timeZone: 'Asia/Seoul' },
  end: { dateTime: endsAt.toISOString(), timeZone: 'Asia/Seoul' },
})

async function unlessGone(answer: Promise<GoogleEvent>) {
  try {
    return await answer
  } catch (error) {
    if (isRefusedWith(error, ...GONE)) return null
    throw error
  }
}

const isRefusedWith = (error: unknown, ...codes: string[]) =>
  error instanceof MeetingProviderRefused && codes.includes(error.code)
