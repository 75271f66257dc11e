/** Where the platform and its sites answer. */
export interface Addresses {
  /** The platform's own address: `http://localhost:3000`. */
  platform: string
  /** Where this process reaches itself, whatever stands in front. */
  internal: string
  /** The address of a site: `http://haru.localhost:3000`. */
  site: (address: string) => string
  /** The address of a site under a name of its own: `https://class.example.kr`. */
  own: (domain: string) => string
  /** The first label of a site's host, `null` for the platform itself, `undefined` for a host that is not ours. */
  labelOf: (host: string) => string | null | undefined
}

export interface AddressSettings {
  publicUrl: string | null
  baseDomain: string | null
  port: number
}

/**
 * Without settings sites live under `localhost`, which every browser takes to this machine.
 * With `PUBLIC_URL` they live beside it, under `BASE_DOMAIN` or the public host itself.
 */
export function addressesOf({ publicUrl, baseDomain, port }: AddressSettings): Addresses {
  const home = new URL(publicUrl ?? `http://localhost:${port}`)
  const base = baseDomain ?? home.hostname
  const tail = home.port ? `:${home.port}` : ''
  return {
    platform: home.origin,
    internal: `http://127.0.0.1:${port}`,
    site: (address) => `${home.protocol}//${address}.${base}${tail}`,
    own: (domain) => `${home.protocol}//${domain}${tail}`,
    labelOf(host) {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      if (name === home.hostname || name === '127.0.0.1' || name === base) return null
      if (!name.endsWith(`.${base}`)) return undefined
      const label = name.slice(0, -base.length - 1)
      return label.includes('.') ? undefined : label
    },
  }
}
