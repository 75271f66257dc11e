export type SpotKind = 'empty' | 'error' | 'done' | 'wait'

const LINE = 'var(--gray-3)'
const MAIN = 'var(--brand-6)'
const WASH = 'var(--brand-1)'

/** Small drawings for empty, failed, completed and upcoming states. */
export const Spot = ({ kind }: { kind: SpotKind }) => (
  <svg
    viewBox="0 0 160 112"
    width="160"
    height="112"
    aria-hidden="true"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <ellipse cx="80" cy="100" rx="62" ry="7" fill="var(--gray-1)" />
    {SPOTS[kind]}
  </svg>
)

const SPOTS = {
  empty: (
    <>
      <rect x="34" y="22" width="92" height="66" rx="12" fill="#fff" stroke={LINE} strokeWidth="3" />
      <rect x="46" y="34" width="34" height="26" rx="6" fill={WASH} />
      <path d="M90 40h24M90 52h16M46 74h44" stroke={LINE} strokeWidth="5" />
      <circle cx="116" cy="76" r="18" fill="#fff" stroke={MAIN} strokeWidth="5" />
      <path d="M129 89l11 11" stroke={MAIN} strokeWidth="6" />
    </>
  ),
  error: (
    <>
      <path
        d="M30 68q0-18 18-18 4-24 30-24 24 0 29 22 23 0 23 21 0 17-19 17H48q-18 0-18-18z"
        fill="#fff"
        stroke={LINE}
        strokeWidth="3"
      />
      <path d="M72 62l16 16M88 62L72 78" stroke={MAIN} strokeWidth="6" />
      <path d="M20 96l8-8M140 96l-8-8" stroke={LINE} strokeWidth="4" />
    </>
  ),
  done: (
    <>
      <circle cx="80" cy="54" r="38" fill={WASH} />
      <path d="M62 55l13 13 24-27" stroke={MAIN} strokeWidth="8" />
    </>
  ),
  wait: (
    <>
      <rect x="30" y="26" width="100" height="62" rx="12" fill="#fff" stroke={LINE} strokeWidth="3" />
      <path d="M30 44h100" stroke={LINE} strokeWidth="10" strokeLinecap="butt" />
      <path d="M44 64h30M44 76h18" stroke={LINE} strokeWidth="5" />
      <circle cx="118" cy="80" r="22" fill={MAIN} />
      <path d="M118 68v13l8 5" stroke="#fff" strokeWidth="5" />
    </>
  ),
}
