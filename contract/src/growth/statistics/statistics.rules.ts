export const dateFilters = [
  'today',
  'yesterday',
  'last7Days',
  'last30Days',
  'last90Days',
  'lastMonth',
] as const
export type DateFilter = (typeof dateFilters)[number]
