function daysUntilWarmer(temps: number[]) {
  const days = temps.map(() => 0)
  const waiting: number[] = [] // @start
  for (const [day, degrees] of temps.entries()) {
    while (waiting.length > 0) {
      const top = waiting[waiting.length - 1]
      if (temps[top] >= degrees) { // @compare
        break // @stay
      }
      waiting.pop()
      days[top] = day - top // @pop
    }
    waiting.push(day) // @push
  }
  return days // @done
}
