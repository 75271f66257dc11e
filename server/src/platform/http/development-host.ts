/** Sites are chosen by number on plain-http loopback hosts only: elsewhere the host identifies the site. */
export const isDevelopmentHost = ({ protocol, host }: { protocol: string; host: string }) =>
  protocol === 'http' && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)
