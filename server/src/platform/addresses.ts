/** The URLs of the platform and its sites. */
export interface Addresses {
  /** The platform's own origin: `http://localhost:3000`. */
  platform: string
  /** The origin under which this process reaches itself, whatever proxy is in front. */
  internal: string
  /** The origin of a site: `http://haru.localhost:3000`. */
  site: (address: string) => string
  /** The origin of a site's own domain: `https://class.example.kr`. */
  own: (domain: string) => string
  /** The first label of a site's host, `null` for the platform itself, `undefined` for a host outside the installation. */
  labelOf: (host: string) => string | null | undefined
}

export interface AddressSettings {
  publicUrl: string | null
  baseDomain: string | null
  port: number
}

/**
 * Without settings, sites are subdomains of `localhost`, which every browser resolves to this machine. With `PUBLIC_URL` they are
 * under `BASE_DOMAIN` or the public host itself.
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
