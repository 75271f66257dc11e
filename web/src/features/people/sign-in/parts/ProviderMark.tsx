import type { SnsProvider } from 'contract/values/sns-providers'

/** The logo of a provider, in its own colours or the colour of the surrounding text. */
export function ProviderMark({ provider, size = 20 }: { provider: SnsProvider; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {shapes[provider]}
    </svg>
  )
}

const shapes: Record<SnsProvider, React.ReactNode> = {
  KAK: (
    <path
      fill="currentColor"
      d="M12 3.2C6.5 3.2 2 6.7 2 11c0 2.8 1.9 5.2 4.7 6.6l-1 3.5c-.1.4.3.7.6.5l4.2-2.8c.5.1 1 .1 1.5.1 5.5 0 10-3.5 10-7.9S17.500 3.200 12 3.200Z"
    />
  ),
  NAV: <path fill="currentColor" d="M15.300 12.700 8.500 3H3v18h5.700v-9.700L15.500 21H21V3h-5.700v9.700Z" />,
  GOG: (
    <>
      <path
        fill="#4285f4"
        d="M22.600 12.250c0-.78-.07-1.530-.2-2.250H12v4.260h5.940a5.080 5.080 0 0 1-2.200 3.330v2.770h3.570c2.080-1.920 3.290-4.740 3.290-8.110Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.970 0 5.460-.98 7.280-2.660l-3.570-2.770c-.98.66-2.230 1.060-3.710 1.060-2.860 0-5.290-1.930-6.160-4.530H2.180v2.840A11 11 0 0 0 12 23Z"
      />
      <path
        fill="#fbbc05"
        d="M5.840 14.090a6.600 6.600 0 0 1 0-4.180V7.070H2.180a11 11 0 0 0 0 9.860l3.660-2.840Z"
      />
      <path
        fill="#ea4335"
        d="M12 5.380c1.620 0 3.060.56 4.210 1.640l3.150-3.150C17.450 2.090 14.970 1 12 1A11 11 0 0 0 2.180 7.070l3.660 2.840C6.710 7.310 9.140 5.380 12 5.380Z"
      />
    </>
  ),
  FAB: (
    <path
      fill="currentColor"
      d="M24 12a12 12 0 1 0-14.900 11.650v-7.980H6.630V12H9.100v-1.580c0-4.080 1.850-5.980 5.860-5.980.76 0 2.070.15 2.600.3v3.330c-.28-.03-.77-.05-1.380-.05-1.970 0-2.730.75-2.730 2.680V12h3.920l-.67 3.670h-3.250v8.240A12 12 0 0 0 24 12Z"
    />
  ),
}
