/** The header and footer of the platform's own pages. */
export const platformShell = () =>
  import('../layouts/PlatformLayout.tsx').then(({ PlatformLayout }) => ({ Component: PlatformLayout }))
