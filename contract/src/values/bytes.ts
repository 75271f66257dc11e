const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
/** `812.4 MB`, `1.2 GB`. */
export function formatBytes(bytes: number) {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1)
  return `${(bytes / 1024 ** power).toFixed(1)} ${units[power]}`
}
