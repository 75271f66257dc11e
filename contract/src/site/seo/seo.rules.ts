/** How much of each text search results and share cards show, and so how much may be written. */
export const seoLimits = {
  title: 60,
  description: 160,
  keywords: 200,
  ogTitle: 60,
  ogDescription: 160,
} as const
