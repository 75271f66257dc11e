const files = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  './**/*.messages.jp.ts',
  { eager: true },
)

/** Every Japanese text, by the name of its dictionary. One file of the build, fetched only by readers of Japanese. */
export const japanese: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign(
  {},
  ...Object.values(files),
)
