// What one browser may ask of the media process. docs/rules.md R-954.

/** Bytes of one message; a description with a hundred tracks has some sixty thousand. */
export const MAX_MESSAGE_BYTES = 262_144
export const MESSAGE_RATE = { burst: 200, perSecond: 50 }
export const MAX_TRACKS = 6
/** In one room. */
export const MAX_PARTICIPANTS = 400
/** In all rooms: a core of 2026 sends about a thousand pictures. */
export const MAX_PARTICIPANTS_IN_ALL = 800
