/** Where the bytes of a document lie. */
export const documentKey = (storageKey: string) => `${storageKey}/document`
