import type { Lesson } from '../../lesson.ts'

export const topologicalSort: Lesson = {
  id: 34,
  name: 'topological-sort',
  displayName: 'Topological Sort',
  description:
    'Remove nodes with no remaining prerequisites again and again to get a valid order, or to prove a cycle exists.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 207, title: 'Course Schedule', slug: 'course-schedule', difficulty: 'Medium', premium: false },
    {
      number: 210,
      title: 'Course Schedule II',
      slug: 'course-schedule-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 802,
      title: 'Find Eventual Safe States',
      slug: 'find-eventual-safe-states',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 310,
      title: 'Minimum Height Trees',
      slug: 'minimum-height-trees',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2115,
      title: 'Find All Possible Recipes from Given Supplies',
      slug: 'find-all-possible-recipes-from-given-supplies',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1462,
      title: 'Course Schedule IV',
      slug: 'course-schedule-iv',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 269, title: 'Alien Dictionary', slug: 'alien-dictionary', difficulty: 'Hard', premium: true },
    {
      number: 1203,
      title: 'Sort Items by Groups Respecting Dependencies',
      slug: 'sort-items-by-groups-respecting-dependencies',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1857,
      title: 'Largest Color Value in a Directed Graph',
      slug: 'largest-color-value-in-a-directed-graph',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
