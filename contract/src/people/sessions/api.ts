import { z } from 'zod'
import { endpoint } from '../../http/endpoint.ts'
import { nothing } from '../../values/ids.ts'
import { SessionUser } from '../accounts/schemas.ts'

const HandOffUser = z.object({ name: z.string(), email: z.string() })

/**
 * The browser's session. Its id comes in the `session` header, is stored for two days and sent with every call: an identifier for
 * counting that grants nothing. A signed-in browser gets a fresh token in the `access-token` header.
 */
export const getSession = endpoint({
  method: 'GET',
  path: '/common/session',
  access: 'public',
  reply: z.object({ user: SessionUser.nullable() }),
})
/** Ends this sign-in on every host it was handed off to. */
export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  whileInspecting: true,
  reply: nothing,
  touches: ['accounts', 'members'],
})

/** Called on a site: the platform URL that hands its sign-in to this browser. */
export const beginHandOff = endpoint({
  method: 'POST',
  path: '/auth/handoff/begin',
  access: 'public',
  whileInspecting: true,
  body: z.object({ next: z.string().max(2000).default('/') }),
  reply: z.object({ url: z.string() }),
  refuses: ['HANDOFF_DEAD'],
})
/** A one-time code that carries the sign-in from the platform to a site, for the browser that began it there (60 s, single use). */
export const handOff = endpoint({
  method: 'POST',
  path: '/auth/handoff',
  access: 'signed-in',
  host: 'platform',
  body: z.object({ target: z.string().max(2300), state: z.string().min(20).max(100) }),
  reply: z.object({ url: z.string() }),
  refuses: ['HANDOFF_DEAD'],
})
export const takeHandOff = endpoint({
  method: 'POST',
  path: '/auth/handoff/take',
  access: 'public',
  whileInspecting: true,
  body: z.object({
    code: z.string().max(200),
    /** The signed-in user agrees to continue as the other person. */
    isAgreed: z.boolean().default(false),
  }),
  reply: z.object({
    user: SessionUser.nullable(),
    /** Another person is signed in here: who they are, and who it would become. Nothing has changed yet. */
    switching: z.object({ from: HandOffUser, to: HandOffUser }).nullable(),
  }),
  refuses: ['HANDOFF_DEAD'],
  touches: ['accounts', 'members'],
})
