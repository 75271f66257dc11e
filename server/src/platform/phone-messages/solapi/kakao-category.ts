/**
 * Kakao's category 기타 (others). Solapi requires one of Kakao's categories for each template; this is the one of its own examples,
 * and the only one that fits whatever a site writes.
 */
export const OTHER_CATEGORY = '999999'
