export const MAX_CAPTION_BYTES = 1024 * 1024
/** Sent as a document of a class first; the ends of the names that are read. */
export const captionEnds = ['srt', 'vtt'] as const
