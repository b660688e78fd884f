/** Windows' names of time zones, as Exchange and Outlook write them (Unicode CLDR, windowsZones). */
const windowsZones: Record<string, string> = {
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'Alaskan Standard Time': 'America/Anchorage',
  'Arab Standard Time': 'Asia/Riyadh',
  'Arabian Standard Time': 'Asia/Dubai',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'Atlantic Standard Time': 'America/Halifax',
  'Canada Central Standard Time': 'America/Regina',
  'Cen. Australia Standard Time': 'Australia/Adelaide',
  'Central America Standard Time': 'America/Guatemala',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'Central Standard Time': 'America/Chicago',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'China Standard Time': 'Asia/Shanghai',
  'E. Africa Standard Time': 'Africa/Nairobi',
  'E. Australia Standard Time': 'Australia/Brisbane',
  'E. Europe Standard Time': 'Europe/Chisinau',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Eastern Standard Time': 'America/New_York',
  'Egypt Standard Time': 'Africa/Cairo',
  'FLE Standard Time': 'Europe/Kiev',
  'GMT Standard Time': 'Europe/London',
  'GTB Standard Time': 'Europe/Bucharest',
  'Greenwich Standard Time': 'Atlantic/Reykjavik',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'India Standard Time': 'Asia/Kolkata',
  'Israel Standard Time': 'Asia/Jerusalem',
  'Korea Standard Time': 'Asia/Seoul',
  'Mountain Standard Time': 'America/Denver',
  'New Zealand Standard Time': 'Pacific/Auckland',
  'Newfoundland Standard Time': 'America/St_Johns',
  'Pacific SA Standard Time': 'America/Santiago',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Pakistan Standard Time': 'Asia/Karachi',
  'Romance Standard Time': 'Europe/Paris',
  'Russian Standard Time': 'Europe/Moscow',
  'SA Pacific Standard Time': 'America/Bogota',
  'SE Asia Standard Time': 'Asia/Bangkok',
  'Singapore Standard Time': 'Asia/Singapore',
  'South Africa Standard Time': 'Africa/Johannesburg',
  'Taipei Standard Time': 'Asia/Taipei',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'Turkey Standard Time': 'Europe/Istanbul',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'US Mountain Standard Time': 'America/Phoenix',
  UTC: 'UTC',
  'W. Australia Standard Time': 'Australia/Perth',
  'W. Central Africa Standard Time': 'Africa/Lagos',
  'W. Europe Standard Time': 'Europe/Berlin',
}

const isKnown = (name: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format()
    return true
  } catch {
    return false
  }
}

/** The IANA name behind a `TZID`; some programs put a path before it. Offsets are no zone. */
export function findTimeZone(tzid: string): string | null {
  const plain = tzid.trim().replaceAll(/^"|"$/g, '')
  const windows = windowsZones[plain]
  if (windows) return windows
  const parts = plain.split('/').filter(Boolean)
  const names = [parts.slice(-3), parts.slice(-2), parts.slice(-1)].map((each) => each.join('/'))
  return names.find((name) => /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name) && isKnown(name)) ?? null
}
