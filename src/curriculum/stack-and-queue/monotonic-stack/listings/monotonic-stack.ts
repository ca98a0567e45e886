function daysUntilWarmer(temps: number[]): number[] {
  const days: number[] = Array(temps.length).fill(0)
  const waiting: number[] = [] // @start
  for (let day = 0; day < temps.length; day++) {
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
