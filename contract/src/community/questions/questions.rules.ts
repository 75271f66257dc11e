export const questionShelves = ['open', 'answered', 'all'] as const
