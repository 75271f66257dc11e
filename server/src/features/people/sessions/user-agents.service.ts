import Bowser from 'bowser'

/** What a browser says of itself, in words a person knows; null where it says nothing of the kind. */
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
