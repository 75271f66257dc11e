import type { Addresses } from '../addresses.ts'

export interface OwnOriginOptions {
  addresses: Addresses
  /** Whether the host is a domain of a site. */
  isDomain: (host: string) => Promise<boolean>
}

/** Whether a page of the same host opened the socket, at a host of this installation. */
export function ownOrigin({ addresses, isDomain }: OwnOriginOptions) {
  return async (origin: string | undefined, host: string | undefined): Promise<boolean> => {
    if (origin === undefined || host === undefined || !URL.canParse(origin)) return false
    if (new URL(origin).host !== host.toLowerCase()) return false
    return addresses.labelOf(host) !== undefined || isDomain(host)
  }
}
