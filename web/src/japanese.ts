const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  './**/*.messages.jp.ts',
  { eager: true },
)

/**
 * All Japanese texts by the name of their dictionary. The build makes one file of them, which only readers of Japanese
 * fetch.
 */
export const japanese: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign(
  {},
  ...Object.values(files),
)
