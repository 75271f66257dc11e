/** Separate from the other public file, which imports much more. Notify every process after the commit. */
export { updateFeatureSettings, updateKeywords } from './feature-settings.queries.ts'
