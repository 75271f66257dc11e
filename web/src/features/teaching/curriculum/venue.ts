/** Parses `37.5796, 126.9770`, the format that maps copy; null for anything else. */
export function readSpot(text: string) {
  const [, lat, lon] =
    /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/.exec(text) ?? []
  if (lat === undefined || lon === undefined) return null
  const spot = { lat: Number(lat), lon: Number(lon) }
  return Math.abs(spot.lat) <= 90 && Math.abs(spot.lon) <= 180 ? spot : null
}
export const spotText = ({
  lat,
  lon,
}: {
  lat?: number | null | undefined
  lon?: number | null | undefined
}) => (typeof lat === 'number' && typeof lon === 'number' ? `${lat}, ${lon}` : '')
