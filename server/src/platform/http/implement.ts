import type { z } from 'zod'
import type { Access, Endpoint } from 'contract/http/endpoint'
import type { Context, PlatformContext, SignedIn } from '../context.ts'

/** The input of a handler; a guarded endpoint always has a user, one below a site a channel. */
export interface CallInput<E extends Endpoint> {
  ctx: Guarded<E['access'], Where<z.output<E['params']>>>
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}
type Where<Params> = Params extends { channelSeq: unknown } ? Context : PlatformContext
type Guarded<Guard extends Access, C extends Context | PlatformContext> = Guard extends 'public'
  ? C
  : SignedIn<C>
type Answer<E extends Endpoint> = z.output<E['reply']>

export interface Route {
  endpoint: Endpoint
  handle(input: unknown): unknown
}

/** Binds an endpoint to its handler. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handle: (input: CallInput<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handle: (input) => handle(input as CallInput<E>) })
