export const abuseKinds = ['ILLEGAL', 'RIGHTS', 'FRAUD', 'HARM', 'OTHER'] as const
export type AbuseKind = (typeof abuseKinds)[number]

export const reportOutcomes = ['DISMISSED', 'WARNED', 'SUSPENDED'] as const
export type ReportOutcome = (typeof reportOutcomes)[number]

export const reportShelves = ['waiting', 'decided'] as const
export type ReportShelf = (typeof reportShelves)[number]

export const LONGEST_REPORT = 2000

/** Programs fill every field of a form, people only those they see. docs/rules.md R-1151. */
export const isByProgram = ({ website }: { website: string }) => website !== ''

/** The path of the page that is reported; what is no path of the site becomes its first page. */
export const reportedPath = (path: string | null) =>
  path !== null && /^\/(?!\/)[^\s\\]{0,299}$/.test(path) ? path : '/'
