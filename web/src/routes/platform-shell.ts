/** Head and foot of the platform's own pages. */
export const platformShell = () =>
  import('../layouts/PlatformLayout.tsx').then(({ PlatformLayout }) => ({ Component: PlatformLayout }))
