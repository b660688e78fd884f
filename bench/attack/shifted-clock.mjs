// Loaded with --import: the clock of this process is CLOCK_SHIFT_MS ahead of the true one, or behind it.
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? 0)
const now = Date.now
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now() + shift] : parts, made),
  get: (target, name) => (name === 'now' ? () => now() + shift : Reflect.get(target, name)),
})
