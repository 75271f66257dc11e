/** The groups of set-up steps, in the order in which an owner takes them. */
export const guideGroups = ['site', 'class', 'sales', 'growth'] as const
export type GuideGroup = (typeof guideGroups)[number]

/** The steps in their order: group by group, the first sale last in its own. */
export const guideTodos = [
  'LOGO',
  'DOMAIN',
  'FOOTER',
  'TERMS',
  'FIRST_CLASS',
  'CURRICULUM',
  'PUBLISH',
  'PAYMENTS',
  'COUPON',
  'SETTLEMENT_DOCUMENT',
  'FIRST_SALE',
  'SEO',
  'SHARE',
] as const
export type GuideTodo = (typeof guideTodos)[number]

/** The group of each step, and the page on which it is taken. */
export const guideSteps: Record<GuideTodo, { group: GuideGroup; path: string }> = {
  LOGO: { group: 'site', path: '/settings/configuration#basics' },
  DOMAIN: { group: 'site', path: '/settings/domain' },
  FOOTER: { group: 'site', path: '/settings/configuration#company' },
  TERMS: { group: 'site', path: '/settings/terms' },
  FIRST_CLASS: { group: 'class', path: '/classes/create' },
  CURRICULUM: { group: 'class', path: '/settings/course' },
  PUBLISH: { group: 'class', path: '/settings/course' },
  PAYMENTS: { group: 'sales', path: '/settings/payments' },
  COUPON: { group: 'sales', path: '/settings/coupons' },
  SETTLEMENT_DOCUMENT: { group: 'sales', path: '/settings/settlement-document' },
  FIRST_SALE: { group: 'sales', path: '/settings/sales' },
  SEO: { group: 'growth', path: '/settings/seo' },
  SHARE: { group: 'growth', path: '/settings/seo' },
}

/** How many of these are done, in percent: rounded down, so that only all of them make a hundred. */
export const shareOf = (parts: readonly boolean[]) =>
  parts.length === 0 ? 0 : Math.floor((parts.filter(Boolean).length / parts.length) * 100)

/** The steps in their order, each with its progress. */
export const guideOf = (progress: Readonly<Record<GuideTodo, number>>) =>
  guideTodos.map((todo) => ({ ...guideSteps[todo], todo, progressPercent: progress[todo] }))
