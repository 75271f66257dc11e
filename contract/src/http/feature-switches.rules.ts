/** What the operator switches on and off. docs/rules.md R-1160. */
export const featureSwitches = [
  'LIVE_ROOMS',
  'PHONE_CAMPAIGNS',
  'MEMBERSHIPS',
  'VIDEO_UPLOADS',
  'SITE_OPENING',
] as const
export type FeatureSwitch = (typeof featureSwitches)[number]

/** Those that a single site may have otherwise than the installation. */
export const siteSwitches = ['LIVE_ROOMS', 'PHONE_CAMPAIGNS', 'MEMBERSHIPS', 'VIDEO_UPLOADS'] as const

interface Decision {
  feature: FeatureSwitch
  /** Whether it is of one site; otherwise of the installation. */
  isOfSite: boolean
  isOn: boolean
}
/** What is off: the decision of a site counts before that of the installation, and without either it is on. docs/rules.md R-1160. */
export const switchedOffBy = (decisions: readonly Decision[]): FeatureSwitch[] =>
  featureSwitches.filter((feature) => {
    const own = decisions.filter((one) => one.feature === feature)
    const counting = own.find(({ isOfSite }) => isOfSite) ?? own[0]
    return counting?.isOn === false
  })
