import Bowser from 'bowser'

/** A readable name of a browser; null where its user agent has none. */
export function deviceOf(userAgent: string) {
  if (userAgent === '') return { browser: null, system: null, isHandheld: false }
  const said = Bowser.getParser(userAgent)
  const platform = said.getPlatformType(true)
  return {
    browser: said.getBrowserName() || null,
    system: said.getOSName() || null,
    isHandheld: platform === 'mobile' || platform === 'tablet',
  }
}
