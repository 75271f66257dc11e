/** In the order of what they allow. docs/rules.md R-1063. */
export const planCodes = ['FREE', 'BASIC', 'PRO', 'ENTERPRISE'] as const
export type PlanCode = (typeof planCodes)[number]

/** What a plan counts. */
export const limitKinds = ['STUDENTS', 'STAFF', 'STORAGE'] as const
export type LimitKind = (typeof limitKinds)[number]

/** What a site may use; null where there is no limit. */
export interface Limits {
  studentLimit: number | null
  staffLimit: number | null
  storageBytes: number | null
  /** The largest video that may be uploaded. */
  videoBytes: number | null
  /** In hundredths of a percent; null for the fee of the installation. */
  feeRate: number | null
}
export const noLimits: Limits = {
  studentLimit: null,
  staffLimit: null,
  storageBytes: null,
  videoBytes: null,
  feeRate: null,
}

export interface Usage {
  students: number
  staff: number
  storageBytes: number
}
/** What is used of each limit. */
export const sharesOf = (usage: Usage, limits: Limits) => [
  { kind: 'STUDENTS' as const, used: usage.students, limit: limits.studentLimit },
  { kind: 'STAFF' as const, used: usage.staff, limit: limits.staffLimit },
  { kind: 'STORAGE' as const, used: usage.storageBytes, limit: limits.storageBytes },
]

/** From four fifths on people read that a limit comes near. docs/rules.md R-1066. */
export const isNear = ({ used, limit }: { used: number; limit: number | null }) =>
  limit !== null && used * 5 >= limit * 4

/** What a site uses more of than these limits allow. docs/rules.md R-1069. */
export const overOf = (usage: Usage, limits: Limits): LimitKind[] =>
  sharesOf(usage, limits).flatMap(({ kind, used, limit }) => (limit !== null && used > limit ? [kind] : []))

/** The smaller of two limits, where null is none. */
export const tighter = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other)
