/** A team is of two people at least: one joins by themselves. */
export const MIN_TEAM_SEATS = 2
/** How many seats a team has at most, whatever its site allows. docs/rules.md R-1270. */
export const MAX_TEAM_SEATS = 100

/** How many people are invited at once, and how many may be invited to a team that did not accept yet. */
export const MAX_INVITED_AT_ONCE = 50
export const MAX_INVITATIONS = 200
/** How long an invitation can be accepted. docs/rules.md R-1273. */
export const INVITATION_DAYS = 30
/** A mail is sent again a minute after the last one at the earliest. */
export const INVITATION_MAIL_MS = 60_000

const DAY_MS = 86_400_000
/** The moment from which an invitation that is sent now can be accepted no more. */
export const invitationEnds = (sentAt: Date) => new Date(sentAt.getTime() + INVITATION_DAYS * DAY_MS)

/** What became of an address: SENT by mail; IN_TEAM already; INVITED before, and not sent again. */
export const inviteResults = ['SENT', 'IN_TEAM', 'INVITED'] as const
export type InviteResult = (typeof inviteResults)[number]

interface Seats {
  seats: number
  /** From the next period on; null where nothing changes. */
  nextSeats: number | null
  taken: number
}
/** How many more people may take a seat: never more than remain with the next period. docs/rules.md R-1272. */
export const freeSeats = ({ seats, nextSeats, taken }: Seats) =>
  Math.max(0, Math.min(seats, nextSeats ?? seats) - taken)

/** What one seat of a team costs for a term, as its payer agreed. */
export const seatPrice = ({ price, seats }: { price: number; seats: number }) => Math.round(price / seats)

/** The addresses in a pasted text, each once, and what is no address. */
export function addressesIn(text: string, isAddress: (one: string) => boolean) {
  const words = text
    .split(/[\s,;<>]+/)
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean)
  const emails = [...new Set(words.filter(isAddress))]
  // Names beside addresses, as mail programs copy them, are no mistakes.
  const wrong = [...new Set(words.filter((one) => one.includes('@') && !isAddress(one)))]
  return { emails, wrong }
}
