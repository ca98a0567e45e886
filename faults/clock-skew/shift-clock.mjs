// Preloaded with --import: shifts Date by CLOCK_SHIFT_MS. Timers and performance.now are not affected.
const shift = Number(process.env.CLOCK_SHIFT_MS)
const TrueDate = Date

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length === 0 ? [TrueDate.now() + shift] : given, made),
  apply: (target) => new target(TrueDate.now() + shift).toString(),
  get: (target, name) => (name === 'now' ? () => TrueDate.now() + shift : Reflect.get(target, name, target)),
})
