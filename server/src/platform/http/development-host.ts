/** Sites are chosen by number on plain-http loopback hosts only: elsewhere an address says whose page it is. */
export const isDevelopmentHost = ({ protocol, host }: { protocol: string; host: string }) =>
  protocol === 'http' && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)
