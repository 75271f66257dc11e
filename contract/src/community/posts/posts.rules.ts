export const POSTS_AT_ONCE = 10
export const MAX_POST_PICTURES = 10
