import { seq } from '../../values/ids.ts'

/** Per course, sections included. */
export const MAX_ITEMS = 1000
const AT_ONCE = 300
export const some = seq('curriculum').array().min(1).max(AT_ONCE)
