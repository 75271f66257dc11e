/** The names of what an archive holds. */
export const MANIFEST = 'manifest.json'
export const PEOPLE = 'people.ndjson'
export const tableEntry = (table: string) => `tables/${table}.ndjson`
export const fileEntry = (path: string) => `files/${path}`

/** It grows when an archive is written in another way. */
export const FORMAT = 1

/** Where the number of somebody stands in the list of people, from 1; null when they are not in it. The list is in order. */
export function placeIn(numbers: ArrayLike<number>, number: number): number | null {
  let [low, high] = [0, numbers.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = numbers[middle] ?? 0
    if (found === number) return middle + 1
    if (found < number) low = middle + 1
    else high = middle - 1
  }
  return null
}

/** How far an archive is, in whole percent; the last is for finishing it. */
export const percentOf = (done: number, total: number) =>
  Math.min(99, Math.floor((done * 99) / Math.max(total, 1)))
