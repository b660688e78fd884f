/** A day that a text names, as it stands there. */
export interface NamedDay {
  index: number
  end: number
  year: number | null
  /** From 1. */
  month: number
  day: number
  /** 1 is Monday; null if the text names none. */
  weekday: number | null
}

export interface NamedTime {
  index: number
  end: number
  hour: number
  minute: number
  until: { hour: number; minute: number } | null
  /** What stands behind the time, as it stands there: `PT`, `Uhr (MEZ)`. */
  rest: string
}

const months = [
  'jan(?:uary|uar)?|jänner',
  'feb(?:ruary|ruar)?',
  'mar(?:ch)?|märz|mrz',
  'apr(?:il)?',
  'may|mai',
  'june?|juni',
  'july?|juli',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?|okt(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?|dez(?:ember)?',
]
const weekdays = [
  'mon(?:day)?|montag|mo',
  'tue(?:s|sday)?|dienstag|di',
  'wed(?:nesday)?|mittwoch|mi',
  'thu(?:r|rs|rsday)?|donnerstag|do',
  'fri(?:day)?|freitag|fr',
  'sat(?:urday)?|samstag|sonnabend|sa',
  'sun(?:day)?|sonntag|so',
]
const month = `(?<month>${months.join('|')})\\.?`
const weekday = `(?:(?<weekday>${weekdays.join('|')})\\.?,?\\s+(?:the |den |dem )?)?`
const year = '(?:,?\\s+(?:of\\s+)?(?<year>20\\d\\d))?'
const forms = [
  `\\b${weekday}${month}\\s+(?<day>[0-3]?\\d)(?:st|nd|rd|th)?(?!\\d|:)${year}`,
  `\\b${weekday}(?<day>[0-3]?\\d)(?:st|nd|rd|th|\\.)?\\s+(?:of\\s+)?${month}(?![a-zäöü])${year}`,
  `\\b${weekday}(?<day>[0-3]?\\d)\\.(?<number>[01]?\\d)\\.(?<year>20\\d\\d|\\d\\d(?!\\d|:))?`,
  `\\b${weekday}(?<year>20\\d\\d)-(?<number>[01]\\d)-(?<day>[0-3]\\d)(?!\\d)`,
].map((form) => new RegExp(form, 'giu'))

const findIndex = (list: string[], word: string) =>
  list.findIndex((each) => new RegExp(`^(?:${each})$`, 'iu').test(word))

/** The days that a text names, in its order. `12/03/2026` is left out: it is two days, depending on the country. */
export function findDays(text: string): NamedDay[] {
  const found = forms.flatMap((form) =>
    [...text.matchAll(form)].map((match): NamedDay => {
      const { groups = {} } = match
      const written = Number(groups.year)
      return {
        index: match.index,
        end: match.index + match[0].length,
        year: groups.year ? (written < 100 ? 2000 + written : written) : null,
        month: groups.number ? Number(groups.number) : findIndex(months, groups.month ?? '') + 1,
        day: Number(groups.day),
        weekday: groups.weekday ? findIndex(weekdays, groups.weekday) + 1 : null,
      }
    }),
  )
  return found
    .filter(({ month, day }) => month >= 1 && month <= 12 && day >= 1 && day <= 31)
    .sort((one, other) => one.index - other.index || other.end - one.end)
    .filter((each, index, all) => all.slice(0, index).every((before) => before.end <= each.index))
}

const half = '(?:\\s?(?<half>[ap])\\.?\\s?m\\b\\.?)?'
const laterHalf = '(?:\\s?(?<laterHalf>[ap])\\.?\\s?m\\b\\.?)?'
const clock = new RegExp(
  `(?<![\\d.:/-])(?<hour>[0-2]?\\d)(?:[:.](?<minute>[0-5]\\d))?${half}(?:\\s?(?:-|–|—|to|until|bis)\\s?(?<laterHour>[0-2]?\\d)(?:[:.](?<laterMinute>[0-5]\\d))?${laterHalf})?(?![\\d:/]|\\.\\d)(?=(?<rest>[^\\n;!?]{0,40}))`,
  'giu',
)

const toHour = (hour: number, half: string | undefined) => (half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour)

/** The times of day that a text names. A bare number is none. */
export function findTimes(text: string): NamedTime[] {
  return [...text.matchAll(clock)].flatMap((match): NamedTime[] => {
    const { hour, minute, half, laterHour, laterMinute, laterHalf, rest = '' } = match.groups ?? {}
    const isTime = half ?? laterHalf ?? (match[0].includes(':') ? ':' : undefined)
    if (!isTime && !/^\s*(?:uhr|h\b)/i.test(rest)) return []
    const end = match.index + match[0].length
    const until = laterHour
      ? { hour: toHour(Number(laterHour), laterHalf ?? half), minute: Number(laterMinute ?? 0) }
      : null
    const start = toHour(Number(hour), half ?? laterHalf)
    // "11:30 - 12:15 PM" begins in the morning.
    const isEarlier = !half && laterHalf && until && start > until.hour
    return [
      { index: match.index, end, hour: isEarlier ? start - 12 : start, minute: Number(minute ?? 0), until, rest },
    ].filter((time) => time.hour < 24 && time.hour >= 0 && (!until || until.hour < 24))
  })
}
