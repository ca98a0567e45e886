function daysUntilWarmer(temperatures: number[]) {
  const days = temperatures.map(() => 0)
  const waiting: number[] = [] // @start
  for (const [day, degrees] of temperatures.entries()) {
    while (waiting.length > 0) {
      const top = waiting[waiting.length - 1]
      if (temperatures[top] >= degrees) { // @compare
        break // @stay
      }
      waiting.pop()
      days[top] = day - top // @pop
    }
    waiting.push(day) // @push
  }
  return days // @done
}
