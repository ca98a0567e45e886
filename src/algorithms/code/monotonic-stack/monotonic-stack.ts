function daysUntilWarmer(temps: number[]) {
  const days = temps.map(() => 0)
  const waiting: number[] = [] // @start
  for (const day of temps.keys()) {
    while (waiting.length > 0) {
      const top = waiting.at(-1)!
      if (temps[top] >= temps[day]) { // @compare
        break // @stay
      }
      waiting.pop()
      days[top] = day - top // @pop
    }
    waiting.push(day) // @push
  }
  return days // @done
}
