// Each meeting starts before it ends.
function fewestRooms(meetings: number[][]): number {
  const starts = meetings.map(([start]) => start).sort((a, b) => a - b)
  const ends = meetings.map(([, end]) => end).sort((a, b) => a - b)
  let rooms = 0
  let freed = 0 // how many rooms have been freed again
  for (const start of starts) {
    // It does not matter which meeting ends, only that one does.
    if (start >= ends[freed]) freed++
    else rooms++
  }
  return rooms
}
