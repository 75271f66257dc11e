/** The storage key of a document's bytes. */
export const documentKey = (storageKey: string) => `${storageKey}/document`
