/** Zones as people write them behind a time. Names that mean several (IST) are left out. */
const zones: [RegExp, string][] = [
  [/^(?:pt|pst|pdt|pacific(?: (?:standard|daylight))?(?: time)?)\b/i, 'America/Los_Angeles'],
  [/^(?:mt|mst|mdt|mountain(?: (?:standard|daylight))?(?: time)?)\b/i, 'America/Denver'],
  [/^(?:ct|cst|cdt|central(?: (?:standard|daylight))?(?: time)?)\b(?! europ)/i, 'America/Chicago'],
  [/^(?:et|est|edt|eastern(?: (?:standard|daylight))?(?: time)?)\b/i, 'America/New_York'],
  [/^(?:gmt|utc|z)\b(?![+-]?\d)/i, 'UTC'],
  [/^(?:bst|(?:london|uk|british) (?:summer )?time)\b/i, 'Europe/London'],
  [
    /^(?:cet|cest|mez|mesz|central european(?: summer)? time|(?:berlin|paris|amsterdam)(?:er)? (?:time|zeit))\b/i,
    'Europe/Berlin',
  ],
  [/^(?:jst|(?:japan|tokyo) (?:standard )?time)\b/i, 'Asia/Tokyo'],
  [/^(?:aest|aedt|sydney time)\b/i, 'Australia/Sydney'],
  [/^new york time\b/i, 'America/New_York'],
  [/^(?:sgt|singapore time)\b/i, 'Asia/Singapore'],
]
const named = /^([A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?)/

/** The zone that stands right behind a time: `Uhr (MEZ)`, `Eastern Time`, `Europe/Berlin`. */
export function findNamedZone(rest: string): string | null {
  const plain = rest.replace(/^[\s(,]*(?:uhr|h\b)?[\s(,]*(?:in )?(?:the )?/i, '')
  const found = zones.find(([pattern]) => pattern.test(plain))?.[1]
  if (found) return found
  const name = named.exec(plain)?.[1]
  return name && Intl.supportedValuesOf('timeZone').includes(name) ? name : null
}
