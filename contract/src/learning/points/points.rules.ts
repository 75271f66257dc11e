export const pointKinds = ['POINT', 'XP', 'CREDIT'] as const
export type PointKind = (typeof pointKinds)[number]
