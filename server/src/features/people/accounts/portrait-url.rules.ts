/** The URL of a person's picture, the same on every site; it does not identify the person. */
export const portraitUrl = (key: string | null) => (key === null ? null : `/files/people/${key}.webp`)
