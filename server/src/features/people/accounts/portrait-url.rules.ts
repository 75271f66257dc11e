/** A person's picture, the same on every site; its address says nothing about whose it is. */
export const portraitUrl = (key: string | null) => (key === null ? null : `/files/people/${key}.webp`)
