/** Head and foot of the platform's own pages. */
export const platformShell = () =>
  import('../shell/PlatformLayout.tsx').then(({ PlatformLayout }) => ({ Component: PlatformLayout }))
